"use client";
import { DataList } from "../../_ui/data-list";
import { ToolActions } from "../kit/tool-actions";
import { ToolField } from "../kit/tool-field";
import { ToolFields } from "../kit/tool-fields";
import { toolIsland } from "../kit/tool-island";
import { blockTool, other } from "./block-fields";

export const BlockCut = toolIsland(blockTool, {
  className: "block-cut column",
  Form: ({ reading }) => (
    <div className="column js-only">
      <ToolField name="s" />
      {reading.values.s === other && <ToolFields className="" names={["d"]} />}
    </div>
  ),
  View: ({ answer }) => (
    <>
      <DataList rows={answer.facts} />
      <ToolActions amount="n" hasDrawings={false} />
    </>
  ),
});
