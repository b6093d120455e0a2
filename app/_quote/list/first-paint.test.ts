/** @jest-environment jsdom */
import { encode } from "../line/code";
import { firstListId } from "./focus";
import { showFirstList } from "./first-paint";

const parsed = () => new Promise((settled) => setTimeout(settled));

test("the sentences about a list are shown once the parser has all of them", async () => {
  history.replaceState(null, "", `/#l=${encode([{ kind: "product", product: 1, pieces: 5 }])}`);
  showFirstList(document);
  const first = document.body.appendChild(document.createElement("div"));
  first.id = firstListId;
  first.hidden = true;
  for (let index = 0; index < 4; index++) {
    expect(first.hidden).toBe(true);
    const sentence = first.appendChild(document.createElement("p"));
    sentence.hidden = true;
    sentence.append(document.createElement("b"));
    await parsed();
  }
  expect(first.hidden).toBe(false);
  expect([...first.children].map((each) => (each as HTMLElement).hidden)).toEqual([false, true, true, true]);
  expect(first.querySelector("b")?.textContent).toBe("1");
});
