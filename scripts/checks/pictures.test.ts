import { pictureFindings } from "../pictures/make-pictures";

test("every committed picture was encoded from its master with today's settings, and each is shown (else: npm run pictures)", async () => {
  expect(await pictureFindings()).toEqual([]);
});
