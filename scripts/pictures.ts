/**
 * `npm run pictures`: makes the pictures of the site. Every master in `pictures/masters` becomes AVIF files at several
 * widths and a WebP file in `public/pictures`, and the manifest `app/_content/pictures.manifest.ts` tells the site about them.
 *
 * A rendition's name holds a hash of its master and of the settings. So a file that is there is right: what did not
 * change is not encoded again, and browsers may keep a picture for ever.
 */
import { runCommand } from "./command/command-error.mjs";
import { counter } from "./command/counter";
import { makePictures } from "./pictures/make-pictures";

await runCommand(async () => {
  const start = performance.now();
  const { masters, orphans, encoded, kept, removed } = await makePictures(
    {
      masters: "pictures/masters",
      renditions: "public/pictures",
      manifest: "app/_content/pictures.manifest.ts",
    },
    (files) => counter("Pictures", files),
  );
  for (const sentence of orphans) console.warn(sentence);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `Pictures: ${masters} masters, ${encoded} files encoded, ${kept} kept, ${removed} removed (${seconds} s).`,
  );
});
