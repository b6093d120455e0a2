/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import type { Processor } from "../../_content/company/privacy";
import { inLanguage } from "../../_i18n/test-page";
import { testCatalog } from "../../_i18n/test-translator";
import { Privacy } from "./privacy";

const facts: { processors: readonly Processor[]; retention: object } = { processors: [], retention: {} };
jest.mock("../../_content/company/privacy", () => ({
  ...jest.requireActual<object>("../../_content/company/privacy"),
  get processors() {
    return facts.processors;
  },
  get retention() {
    return facts.retention;
  },
}));

const texts = testCatalog("en").privacy;

function open(processors: readonly Processor[], retention: object) {
  Object.assign(facts, { processors, retention });
  render(inLanguage("en", <Privacy />));
}

const host: Processor = { role: "hosting", name: "Host", seat: "DE", servers: ["DE"], basis: "none" };
const purposes = () => screen.getByRole("table", { name: texts.purposes.heading });

test("the page says so if all data stay in the Economic Area", () => {
  open([host], { taxYears: 5 });
  expect(screen.getByText(texts.transfer.none)).toBeTruthy();
  expect(screen.getByText(/Host \(Germany\)/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: texts.logs.heading })).toBeTruthy();
});

test("a transfer is stated with its countries and its basis, instead of the sentence about none", () => {
  open([{ ...host, role: "mailService", seat: "SG", servers: ["US", "DE"], basis: "clauses" }], {
    taxYears: 5,
  });
  expect(screen.queryByText(texts.transfer.none)).toBeNull();
  expect(screen.getByText(/registered office: Singapore; servers: United States and Germany/)).toBeTruthy();
  // No host with logs is known.
  expect(screen.queryByRole("heading", { name: texts.logs.heading })).toBeNull();
});

test("set periods are stated; no purpose has an empty cell", () => {
  open([host], { taxYears: 5 });
  expect(purposes().textContent).not.toContain(texts.purposes.logs.purpose);
  expect([...purposes().querySelectorAll("td")].every((cell) => cell.textContent)).toBe(true);
  open([host], { taxYears: 5, enquiryMonths: 6, logDays: 30 });
  const [, second] = screen.getAllByRole("table", { name: texts.purposes.heading });
  expect(second?.textContent).toMatch(/6 months.*30 days/s);
});
