"use client";
import { toolIsland } from "../kit/tool-island";
import { SizeForm } from "./size";
import { SizeResults } from "./size-results";
import { sizeTool } from "./size-tool";

export const SizeTool = toolIsland(sizeTool, {
  className: "size__tool row",
  Form: SizeForm,
  View: SizeResults,
});
