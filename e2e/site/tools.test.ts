import { listedTools, tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { toolAt } from "../../app/_tools/tools";
import { builtPage } from "../support/built-pages";

test.each(tools.filter(({ island }) => island))(
  "the page of the tool $route has its island, and quote links that wait for it",
  ({ route, island }) => {
    const $ = builtPage(path("pl", route)).document;
    expect($(`[data-island=${island}]`)).toHaveLength(1);
    const tool = toolAt(route);
    const fields = $("a[data-quote]")
      .toArray()
      .map((link) => $(link).attr("data-quote") ?? "");
    expect(fields.length).toBeGreaterThan(0);
    for (const field of tool ? fields : []) expect($(`[data-island=${island}] #${field}`)).toHaveLength(1);
  },
);

test("home lists the tools", () => {
  const $ = builtPage(path("pl", "home")).document;
  expect(listedTools.length).toBeGreaterThan(3);
  for (const { route } of listedTools)
    expect($(`.tools__list a[href="${path("pl", route)}"]`)).toHaveLength(1);
});
