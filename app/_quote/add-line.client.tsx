"use client";

export { AddLink as AddLine } from "./add-link";
