/** What holds for every page: one file, because Jest parses the pages once for each file. */
import "./every-page/head";
import "./every-page/links";
import "./every-page/markup";
import "./every-page/structured-data";
import "./every-page/words";
