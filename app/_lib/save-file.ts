/** Saves a text as a file. Signs that file systems refuse become hyphens in its name. */
export function saveFile(text: string, type: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name.replace(/[^\p{L}\p{N}.]+/gu, "-");
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
