import { useState } from "react";

import type { InterfaceMessage } from "../interface/translate";
import type { Upload } from "../protocol";
import type { Say } from "./remembered";
import { CallProblem, editor } from "./server-calls";

interface PictureDropProps {
  say: Say;
  /** Of the picture that is to be replaced. */
  name: string;
  upload: Upload | null;
  onUpload: (upload: Upload) => void;
  /** Saves it alone, where no words of its own stand for it; else they are required. */
  onSave: (() => void) | undefined;
}

/** Takes another file for a picture: dropped here, or chosen. */
export function PictureDrop({ say, name, upload, onUpload, onSave }: PictureDropProps) {
  const [reported, setReported] = useState<InterfaceMessage>();

  async function take(file: File | undefined) {
    if (!file) return;
    setReported({ code: "pictureLooking", values: { file: file.name } });
    try {
      onUpload(await editor.upload(name, file));
      setReported(undefined);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      setReported(error.reported);
    }
  }

  return (
    <section
      className="drop"
      aria-label={say("picture", { name })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <h2>{say("picture", { name })}</h2>
      <label>
        {say("pictureChoose")}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/tiff"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <p role="status">
        {reported
          ? say(reported.code, reported.values)
          : upload && say("pictureFits", { width: upload.width, height: upload.height })}
      </p>
      {upload && onSave && (
        <button type="button" onClick={onSave}>
          {say("savePicture")}
        </button>
      )}
    </section>
  );
}
