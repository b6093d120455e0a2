import { sitemapPages } from "../../../scripts/built/sitemap";
import { type Address, addressesIn } from "../addresses";
import { takenType } from "../taken-type";

/** An answer to one address of the site. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export interface Crawl {
  /** Answers by path and query. */
  readonly answers: ReadonlyMap<string, Answered>;
  /** Pages among them. */
  readonly pages: number;
  /** Every place where an address stands. */
  readonly links: number;
  /** What is wrong, and where it stands. */
  readonly problems: readonly string[];
}

/** What no page links to, and yet is asked for. */
const unlinked = ["/robots.txt", "/sitemap.xml", "/llms.txt", "/.well-known/security.txt"];

/** So many requests are under way at a time. */
const atOnce = 8;

/** Asks a server for a path exactly as it is, and follows no redirect. */
export async function ask(origin: string, path: string): Promise<Answered> {
  const get = () => fetch(origin + path, { redirect: "manual" });
  // A server may close a connection just when it is used again: then a client asks once more (RFC 9110, 9.2.2).
  const answer = await get().catch(get);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/**
 * Follows every address of the site, from the sitemap's pages to whatever they lead to.
 *
 * The site names the address it was built for; those are asked for where it is served now.
 *
 * @param origin where it is served now
 */
export async function crawl(origin: string): Promise<Crawl> {
  const own = new URL(sitemapPages()[0]?.url ?? "").origin;
  const answers = new Map<string, Answered>();
  const problems: string[] = [];
  let links = 0;
  // A page is one, whatever its address says of a quote or a plan.
  const pages = new Set<string>();

  const visited = new Set<string>();
  const followed: { path: string; section: string; takes: RegExp; from: string }[] = [];
  let queue = [...sitemapPages().map(({ path }) => path), ...unlinked];
  while (queue.length) {
    const next: string[] = [];
    const batch = queue.filter((path) => !visited.has(path) && visited.add(path));
    for (let start = 0; start < batch.length; start += atOnce) {
      const part = batch.slice(start, start + atOnce);
      const got = await Promise.all(part.map((path) => ask(origin, path)));
      for (const [index, answer] of got.entries()) {
        const path = part[index] ?? "";
        answers.set(path, answer);
        const type = answer.headers.get("content-type") ?? "";
        if (answer.status === 200 && type.startsWith("text/html")) pages.add(path.replace(/\?.*/, ""));
        for (const each of remembered(answer, type)) {
          if (!URL.canParse(each.address, own + path)) continue;
          const url = new URL(each.address, own + path);
          if (url.origin !== own) continue;
          links += 1;
          const target = url.pathname + url.search;
          followed.push({
            path: target,
            // What a quote link says of its context is no section.
            section: /^#a=v\d/.test(url.hash) ? "" : url.hash.slice(1),
            takes: takenType(each.where),
            from: path,
          });
          next.push(target);
        }
      }
    }
    queue = next;
  }

  for (const { path, section, takes, from } of followed) {
    const answer = answers.get(path);
    const type = answer?.headers.get("content-type") ?? "no type";
    if (answer?.status !== 200) problems.push(`${answer?.status} ${path}, named by ${from}`);
    else if (!takes.test(type)) {
      problems.push(`${type} ${path}, named by ${from}, which takes ${takes}`);
    } else if (section && type.startsWith("text/html") && !answer.body.includes(` id="${section}"`)) {
      problems.push(`no section ${section} on ${path}, named by ${from}`);
    }
  }
  return { answers, pages: pages.size, links, problems: [...new Set(problems)] };
}

/** The same text is the same under every host: it is taken apart once. */
const memory = new Map<string, Address[]>();

function remembered({ status, body }: Answered, type: string): Address[] {
  if (status !== 200 || /^(image\/(?!svg)|font\/)/.test(type)) return [];
  const text = body.toString();
  const key = `${type} ${text}`;
  const found = memory.get(key) ?? addressesIn(text, type);
  memory.set(key, found);
  return found;
}
