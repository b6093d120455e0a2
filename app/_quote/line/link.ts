/** Matches links to the page of the list's form: only the prefix of its path depends on the language. */
export const toForm = `a[href*="/landing/"]`;

/** Returns the name of a product's order form, and of its draft. */
export const orderFormName = (product: number) => `order-${product}`;

/** Returns the id of the product that a form orders; empty for another form. */
export const productOfForm = (form: Element) => form.getAttribute("name")?.split("order-")[1] ?? "";
