import { startInlineLoader } from "../../islands/browser/inline-loader";
import { showNotices, startParts } from "./inline-parts";

/* The inline code of every page: the parts that need no loader, and the inline loader. */
startParts();
startInlineLoader(showNotices);
