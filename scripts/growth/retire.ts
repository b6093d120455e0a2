import { company } from "../../app/_content/company/company";
import { news } from "../../app/_content/news";
import { type Product, products } from "../../app/_content/products";
import { offerItems } from "../../app/_sections/home/offer/offer-items";
import { addRow, type ContentEdit, removeMaster, removeWords, replaceIn } from "./content-files";

/* Each function does to a copy of the project what `docs/recipes.md` and the README tell whoever takes a thing away, and nothing else. */

/** The row of a table that begins with these words, whether it is written on one line or on several. */
const row = (start: string) =>
  new RegExp(`^ {2}\\{ ${start}.*\\},\\n|^ {2}\\{\\n {4}${start}[^]*?\\n {2}\\},\\n`, "m");

/** @throws Error when there are not so many rows any more: then there is nothing to try */
function rowAt<Row>(rows: readonly Row[], index: number): Row {
  const found = rows[index];
  if (!found) throw new Error(`There are ${rows.length} rows; this trial takes number ${index + 1} away.`);
  return found;
}

/** The second article: its row, its words and its master; the one after it takes its address. */
export const retireArticle: ContentEdit = (folder) => {
  const { key, id, picture } = rowAt(news, 1);
  const next = rowAt(news, 2);
  replaceIn(folder, "app/_content/news.ts", row(`key: "${key}"`), "");
  replaceIn(folder, "app/_content/news.ts", `id: "${next.id}",`, `id: "${next.id}", formerIds: ["${id}"],`);
  removeWords(folder, ["news", "articles"], key);
  removeMaster(folder, picture);
};

/** The third product: its row, its place on the home page's shelf, its words and its master; its address leads on. */
export const retireProduct: ContentEdit = (folder) => {
  const { id, img } = rowAt<Product>(products, 2);
  replaceIn(folder, "app/_content/products.ts", row(`id: ${id},`), "");
  addRow(folder, "app/_content/redirects.ts", "];\n\n/** A redirect in one language", [
    `  { from: "/products/${id}/", to: { route: "catalogue" } },`,
  ]);
  removeWords(folder, ["products"], String(id));
  removeWords(folder, ["decision", "uses"], String(id));
  for (const { key } of offerItems.filter(({ productId }) => productId === id)) {
    replaceIn(folder, "app/_sections/home/offer/offer-items.ts", row(`key: "${key}"`), "");
    removeWords(folder, ["home", "offer"], key);
  }
  removeMaster(folder, img);
};

/** Another name of the company, with a sign that HTML, XML and addresses write in ways of their own. */
export const renameCompany: ContentEdit = (folder) => {
  replaceIn(folder, "app/_content/company/company.ts", `name: "${company.name}"`, 'name: "Las & Syn"');
};
