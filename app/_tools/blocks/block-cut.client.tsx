"use client";
import { ToolActions } from "../kit/tool-actions";
import { ResultList } from "../kit/tool-answer";
import { ToolField, ToolFields } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { blockTool, other } from "./block-fields";

export const BlockCut = toolIsland(blockTool, {
  className: "block-cut column",
  Form: ({ reading }) => (
    <div className="column js-only">
      <ToolField name="s" />
      {reading.values.s === other && <ToolFields names={["d"]} />}
    </div>
  ),
  View: () => (
    <>
      <ResultList />
      <ToolActions amount="n" hasDrawings={false} />
    </>
  ),
});
