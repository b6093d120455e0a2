/** Tests for every page, in one file because Jest parses the pages once per file. */
import "./every-page/head";
import "./every-page/links";
import "./every-page/markup";
import "./every-page/words";
