import { useState } from "react";

import type { Upload } from "../protocol";
import { CallProblem, editor } from "./server-calls";

interface PictureDropProps {
  /** Of the picture that is to be replaced. */
  name: string;
  upload: Upload | null;
  onUpload: (upload: Upload) => void;
  /** Saves it alone, where no words of its own stand for it; else they are asked for. */
  onSave: (() => void) | undefined;
}

/** Takes another file for a picture: dropped here, or chosen. */
export function PictureDrop({ name, upload, onUpload, onSave }: PictureDropProps) {
  const [said, setSaid] = useState("");

  async function take(file: File | undefined) {
    if (!file) return;
    setSaid(`Looking at ${file.name} …`);
    try {
      onUpload(await editor.upload(name, file));
      setSaid("");
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setSaid(error.message);
    }
  }

  return (
    <section
      className="drop"
      aria-label={`Picture ${name}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <h2>Picture {name}</h2>
      <label>
        Another picture: drop it here, or on the picture in the page, or choose a file
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p role="status">
        {said || (upload && `${upload.width} × ${upload.height} pixels: it fits, and waits to be saved.`)}
      </p>
      {upload && onSave && (
        <button type="button" onClick={onSave}>
          Save picture
        </button>
      )}
    </section>
  );
}
