import { join } from "node:path";

import { addRow, addWords, type ContentEdit, replaceIn, write } from "./content-files";
import type { Catalog } from "./pseudo-words";

/* Each function does to a copy of the project what a recipe of the README names, in the files that it names, and nothing else. */

/** A picture: what the second slide shows, and its alternative text. */
export const changeSlide: ContentEdit = (folder) => {
  replaceIn(
    folder,
    "app/_sections/home/banner/banner-slides.ts",
    /(?<="slide2", picture: )"[^"]+"/,
    '"hero-line"',
  );
  addWords(folder, ["home", "banner"], "slide2", ({ slide2 }) => {
    const words = slide2 as Catalog;
    return { ...words, imageAlt: `${String(words.imageAlt)} +` };
  });
};

/** A field of a form: its line, its words, its name in the template; being a row more, it makes the message start lower. */
export const addField: ContentEdit = (folder) => {
  addRow(
    folder,
    "app/_sections/landing/form/contact-fields.ts",
    '  { name: "message", kind: "textarea", required: true },',
    [`  { name: "user_company", kind: "text", required: false, autoComplete: "organization" },`],
  );
  addWords(folder, ["contactForm", "fields"], "user_company", () => ({
    label: "NIP, VAT",
    placeholder: "–",
  }));
  replaceIn(
    folder,
    "docs/email/contact.html",
    "\n</table>",
    "\n  <tr>\n    <td>Company</td>\n    <td>{{user_company}}</td>\n  </tr>\n</table>",
  );
  replaceIn(folder, "app/_forms/fields/field.css", /(?<=textarea \{\s+min-block-size: )[\d.]+rem/, "3rem");
};

/** A second postal address: its row. */
export const addAddress: ContentEdit = (folder) =>
  replaceIn(
    folder,
    "app/_content/company/company.ts",
    /(?<=addresses: \[.*)\],\n/,
    `, { street: "ul. Nowa 1", postcode: "11-111", town: "Nowa Wola", country: "PL" }],\n`,
  );

/** The header's height: both of its rows. */
export const raiseHeader: ContentEdit = (folder) => {
  replaceIn(folder, "app/_styles/tokens.css", /(?<=--header-row: )[\d.]+rem/, "4.5rem");
  replaceIn(folder, "app/_styles/tokens.css", /(?<=--header-row-wide: )[\d.]+rem/, "5.5rem");
};

/** An island: its component, where it stands, and its control in the list of the tests; here with a word that is there. */
export const addIsland: ContentEdit = (folder) => {
  const room = "app/_sections/home/about";
  write(
    join(folder, room, "board-count.client.tsx"),
    `"use client";

import { useState } from "react";

import { Button } from "../../../_ui/button/button";

/** Counts how often it is pressed. */
export function BoardCount({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)} data-board-count={count}>
      {label}
    </Button>
  );
}
`,
  );
  const about = `${room}/about.tsx`;
  addRow(folder, about, 'import "./about.css";', [
    'import { Island } from "../../../../islands/island";',
    'import { BoardCount } from "./board-count.client";',
  ]);
  replaceIn(
    folder,
    about,
    "          </ul>\n",
    `          </ul>
          <Island
            name="board-count"
            component={BoardCount}
            hydrate="interaction"
            prefetch
            props={{ label: t("eyebrow") }}
          />
`,
  );
  addRow(
    folder,
    "e2e/support/islands/islands.ts",
    "];\n\n/** Answers for the map's provider, so that no test asks it for anything. */",
    [
      `  {
    name: "board-count",
    address: path("pl", "home"),
    control: (page) => page.locator("[data-board-count]"),
    expectDone: (page) => expect(page.locator("[data-board-count='1']")).toBeVisible(),
    expectUsable: (page) => expect(page.locator(".about__points")).toBeVisible(),
  },`,
    ],
  );
};

/** A source of the policy, and the test that states all of it. */
export const openPolicy: ContentEdit = (folder) => {
  for (const file of ["scripts/postbuild/policy.ts", "scripts/postbuild/policy.test.ts"])
    addRow(folder, file, `    "form-action": ["'none'"],`, [`    "media-src": ["'self'"],`]);
};

/** Budgets: those of two pages, for what the other edits add to them, and one of all pages. */
export const raiseBudgets: ContentEdit = (folder) => {
  replaceIn(folder, "app/_i18n/routes.ts", budgetOf("/landing/"), "18");
  replaceIn(folder, "app/_i18n/routes.ts", budgetOf("/"), "21");
  replaceIn(folder, "scripts/weigh/budgets.ts", /(?<=\bcss: )\d+/, "11");
};

/** The budget in the row of the page with this path. */
const budgetOf = (path: string) =>
  new RegExp(`(?<=path: "${path}",(?:(?!path:)[^])*documentBudget: )[\\d.]+`);
