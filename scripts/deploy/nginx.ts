import { join } from "node:path/posix";

import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { contentTypes, isText, lifetimes, fileRules, type FileRule } from "../built/file-types";
import { securityHeaders } from "../built/security-headers";
import { CommandError } from "../command/command.mjs";
import { type Deploy, keptDays, quoted, type Target, touch } from "./target";

/** A content type without parameters, which nginx adds itself. */
const bare = (type: string) => type.replace(/;.*/, "");

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** Returns an entry as the pattern of an nginx `map` of `$uri`. */
function pattern({ path }: FileRule): string {
  if (path.startsWith("*")) return `"~${escaped(path.slice(1))}$"`;
  return path.endsWith("/*") ? `"~^/${escaped(path.slice(0, -1))}"` : `"/${path}"`;
}

const known = Object.values(contentTypes);
const texts = [...new Set(known.filter(isText).map(bare))];
/** Types with a charset. */
const written = [...new Set(known.filter((type) => type.includes("charset=")).map(bare))];

/** Configuration for the `http` block: lifetimes by path, and HSTS over HTTPS only. */
function httpConfiguration(): string {
  const lines = fileRules.map((rule) => `    ${pattern(rule)} "${lifetimes[rule.kind]}";`);
  return `map $uri $silvapal_lifetime {
    default "${lifetimes.page}";
${lines.join("\n")}
}

# RFC 6797, 7.2: over HTTPS only. A header without a value is not sent.
map $https $silvapal_transport {
    default "";
    on "${securityHeaders.find(({ secureOnly }) => secureOnly)?.value ?? ""}";
}
`;
}

/** An exact match precedes every other location, including the redirect page for hosts without rules. */
const leadingOn = ({ from, to }: RedirectPath) => `location = ${from} {
    return 301 ${to}$is_args$args;
}
`;

/** Configuration for the site's `server` block, in addition to its names, certificates and `root`. */
export function siteConfiguration(redirects: readonly RedirectPath[] = redirectPaths()): string {
  const types = Object.entries(contentTypes).map(([ending, type]) => `    ${bare(type)} ${ending};`);
  const headers = securityHeaders.map(
    ({ name, value, secureOnly }) =>
      `add_header ${name} ${secureOnly ? "$silvapal_transport" : `"${value}"`} always;`,
  );
  return `types {
${types.join("\n")}
}
charset utf-8;
charset_types ${written.filter((type) => type !== "text/html").join(" ")};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1000;
gzip_comp_level 6;
gzip_types ${texts.filter((type) => type !== "text/html").join(" ")};

# In no location there may be another add_header: nginx would drop these there.
${headers.join("\n")}
add_header Cache-Control $silvapal_lifetime always;

server_tokens off;
# The host and the port a visitor sees may be another server's.
absolute_redirect off;
error_page 404 /404.html;

# A folder with an index.html is a page. Without its slash it leads to the slash, for now and not for good.
location / {
    try_files $uri \${uri}index.html @without-slash;
}
location @without-slash {
    if (!-f $document_root$uri/index.html) {
        return 404;
    }
    rewrite ^([^\\r\\n]*[^/])$ $1/ redirect;
    return 404;
}
${redirects.map(leadingOn).join("")}`;
}

/** Releases that stay on the server, including the current one. */
const releasesKept = 3;

/**
 * Uploads the site into a release folder and switches the link `current` to it. The folder starts as a
 * hard-linked copy of the previous release, so open pages find their files. rsync replaces files and never
 * writes into them.
 */
async function deployToNginx({ folder, settings, run, dryRun }: Deploy): Promise<void> {
  const target = settings("NGINX_TARGET");
  const [, machine, home = ""] = /^(?:([^/:]+):)?(.+)$/.exec(target) ?? [];
  if (!home.startsWith("/") && !dryRun)
    throw new CommandError(`The folder in NGINX_TARGET must begin with a slash: ${target}`);
  const shell = (...commands: string[]) => {
    // nginx runs as another user and has to read these files.
    const script = ["umask 022", `cd ${quoted(home)}`, ...commands].join(" && ");
    return machine ? run("ssh", [machine, script]) : run("sh", ["-c", script]);
  };
  const release = `releases/${new Date().toISOString().replace(/[:.]/g, "-")}`;
  if (!dryRun) touch(folder);

  await shell(`mkdir -p ${release}`, `{ [ ! -e current ] || cp -al current/. ${release}/; }`);
  const destination = `${machine ? `${machine}:` : ""}${join(home, release)}/`;
  await run("rsync", ["--recursive", "--times", "--perms", "--chmod=D755,F644", `${folder}/`, destination]);
  await shell(
    `find ${release} -type f -mtime +${keptDays} -delete`,
    // rename(2) replaces the link atomically; `ln -f` would first remove it.
    `ln -sfn ${release} current.new`,
    "mv -T current.new current",
    `ls -d releases/* | sort | head -n -${releasesKept} | xargs -r rm -rf --`,
  );
}

/** A Linux server with nginx: this machine, or one reached by ssh. */
export const nginxTarget = {
  needs: {
    NGINX_TARGET: "a folder of the server, user@host:/srv/silvapal, or /srv/silvapal on the server itself",
  },
  programs: ["rsync", "ssh (for another machine)"],
  hasFolders: false,
  stays: `Every file stays for ${keptDays} days after the last deploy that had it; ${releasesKept} releases stay to go back to.`,
  configuration: () => ({
    "silvapal-http.conf": httpConfiguration(),
    "silvapal-site.conf": siteConfiguration(),
  }),
  deploy: deployToNginx,
} satisfies Target;
