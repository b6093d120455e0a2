"use client";
import { ResultList, ToolActions } from "../kit/tool-answer";
import { ToolField, ToolFields } from "../kit/tool-field";
import { toolIsland } from "../kit/tool-island";
import { type blockFields, blockTool, other } from "./block-fields";

type Table = typeof blockFields;

export const BlockCut = toolIsland(blockTool, {
  className: "block-cut column",
  Form: ({ reading }) => (
    <div className="column js-only">
      <ToolField<Table> name="offer" />
      {reading.values.offer === other && <ToolFields<Table> names={["length"]} />}
    </div>
  ),
  View: () => (
    <>
      <ResultList />
      <ToolActions amount="pieces" hasDrawings={false} />
    </>
  ),
});
