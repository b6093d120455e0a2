/**
 * `npm run preview`: serves out/, or the folder of `npm run preview -- folder`, on http://localhost:4173, and shows
 * the forms' messages. Variables: PORT; BASE_PATH, the folder that the site was built for.
 */
import "./command/local-settings"; // first

import { serve } from "./preview/server";

export default (_: object, [folder]: readonly string[]): Promise<void> => serve(folder);
