"use client";
import { toolIsland } from "../kit/tool-island";
import { CartonForm, CartonResult } from "./carton-result";
import { cartonTool } from "./carton-tool";

export const CartonTool = toolIsland(cartonTool, { Form: CartonForm, View: CartonResult });
