"use client";

// A press hydrates this island: its answer comes with it.
import "./adding";

export { AddLink as AddLine } from "./add-link";
