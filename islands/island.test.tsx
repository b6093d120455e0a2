/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { Island } from "./island";

const Planted = ({ word }: { word: string }) => <p>{word}</p>;

const place = (needs?: readonly ("mail" | "frame")[]) =>
  render(
    <Island name="planted" component={Planted} props={{ word: "here" }} hydrate="visible" needs={needs} />,
  ).container.querySelector<HTMLElement>(".island");

test("an island stands in the page with its content, and says by what and when it is hydrated", () => {
  const island = place();
  expect(island?.innerHTML).toBe("<p>here</p>");
  expect({ ...island?.dataset }).toEqual({ island: "planted", props: '{"word":"here"}', hydrate: "visible" });
});

test("an island says what it needs beyond its page", () => {
  expect(place(["mail", "frame"])?.dataset.needs).toBe("mail frame");
});
