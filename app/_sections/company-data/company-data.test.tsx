/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";

import { company } from "../../_content/company/company";
import type { Identity } from "../../_content/company/identity";
import { inLanguage } from "../../_i18n/test-page";
import { testCatalog } from "../../_i18n/test-translator";
import { CompanyData } from "./company-data";

const identity: { current: Identity } = { current: {} };
jest.mock("../../_content/company/identity", () => ({
  ...jest.requireActual<object>("../../_content/company/identity"),
  get identity() {
    return identity.current;
  },
}));

const { rows, legalForms, values } = testCatalog("de").companyData;

/** Renders the page for a company with these facts. */
function renderWith(facts: Identity) {
  identity.current = facts;
  return render(inLanguage("de", <CompanyData />));
}

/** Returns the rows of the page by their terms. */
function shown(facts: Identity): Record<string, string> {
  const { container, unmount } = renderWith(facts);
  const found = [...container.querySelectorAll("dl > div")].map((row) => [
    row.querySelector("dt")?.textContent,
    row.querySelector("dd")?.textContent,
  ]);
  // The text to copy has the same rows.
  const copied = container.querySelector("pre")?.textContent.split("\n").slice(1) ?? [];
  expect(copied.map((line) => line.split(": ")[0])).toEqual(found.map(([term]) => term));
  unmount();
  return Object.fromEntries(found);
}

test("without confirmed facts the page shows name, address and contacts, and no empty row", () => {
  const found = shown({});
  expect(Object.keys(found)).toEqual([
    rows.legalName,
    rows.address,
    rows.phone,
    rows.email,
    rows.orders,
    rows.designer,
  ]);
  expect(Object.values(found).every(Boolean)).toBe(true);
  expect(screen.queryByText(rows.krs)).toBeNull();
});

test("every set fact has its row, with its number as registers write it", () => {
  const facts = {
    ...({ legalName: "Palety S.A.", legalForm: "jointStock", seat: "Miasto" } as const),
    court: "Sąd",
    krs: "0000123456",
    nip: "5260001246",
    vatEu: true,
    regon: "000000023",
    capital: 100000,
    capitalPaid: 25000.5,
    bdo: "000123456",
    representatives: ["A B", "C D"],
    checkedOn: "2026-11-25",
    permit: { number: "7/2026", date: "2026-01-02", authority: "Starosta" },
  } as const satisfies Identity;
  expect(shown(facts)).toMatchObject({
    [rows.legalName]: facts.legalName,
    [rows.legalForm]: legalForms.jointStock,
    [rows.representatives]: "A B, C D",
    [rows.krs]: facts.krs,
    [rows.vatId]: `PL${facts.nip}`,
    [rows.capital]: "100.000\u00a0PLN",
    [rows.capitalPaid]: "25.000,50\u00a0PLN",
    [rows.bdo]: facts.bdo,
    [rows.permit]: expect.stringContaining(facts.permit.number),
    [rows.email]: company.emails.office,
  });
});

test("the Polish name of a legal form is marked as Polish, the rest has the page's language", () => {
  renderWith({ legalForm: "jointStock" });
  const name = screen.getByText(legalForms.jointStock.replace(/^.*(?=\()/, ""));
  expect([name.lang, name.parentElement?.lang]).toEqual(["pl", ""]);
  expect(name.parentElement?.textContent).toBe(legalForms.jointStock);
});

test("a sole trader is in another register, and has no court and no capital", () => {
  const found = shown({ legalForm: "soleTrader", nip: "5260001246" });
  expect(found[rows.register]).toBe(values.ceidg);
  expect(found[rows.vatId]).toBeUndefined();
});
