"use client";
import { toolIsland } from "../kit/tool-island";
import { loadTool } from "./load-tool";
import { PlannerResult } from "./planner";
import { PlannerForm } from "./planner-form";

export const LoadPlanner = toolIsland(loadTool, {
  className: "planner__tool column",
  Form: PlannerForm,
  View: PlannerResult,
});
