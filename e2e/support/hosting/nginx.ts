import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { nginxHost } from "../../../hosting/nginx/host";
import { release } from "../../../hosting/release/release";
import { commandLineTool, type Tool } from "../../../hosting/tool";
import { ensurePortIsFree } from "../../../scripts/command/loopback";
import { startServer } from "./program";

export interface RunningNginx {
  readonly origin: string;
  /** Ends it and removes what it served. @returns what it wrote into its error log */
  stop(): Promise<string>;
}

/** Deploys out/ to a folder and serves it with a real nginx under the configuration of hosting/nginx. */
export async function startNginx(): Promise<RunningNginx> {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  const unused: Tool = () => Promise.reject(new Error("This deploy stays on this machine."));
  const tools = { sh: commandLineTool("sh", ""), ssh: unused, rsync: unused };
  await release("out", nginxHost({ NGINX_TARGET: join(home, "site") }, tools));

  const port = await ensurePortIsFree(0);
  const origin = `http://localhost:${port}`;
  const log = join(home, "error.log");
  await mkdir(join(home, "temp"));
  await writeFile(join(home, "nginx.conf"), configuration(home, port));
  const end = await startServer("nginx", ["-p", home, "-c", join(home, "nginx.conf"), "-e", log], origin);
  return {
    origin,
    async stop() {
      await end();
      const said = await readFile(log, "utf8").catch(() => "");
      await rm(home, { recursive: true, force: true });
      return said;
    },
  };
}

/** One process that stays in the foreground, with all its files in a folder of its own. */
function configuration(home: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${home}/temp/${name};`,
  );
  return `
daemon off;
master_process off;
pid ${home}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${resolve("hosting/nginx/silvapal-http.conf")};
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root ${home}/site/current;
    include ${resolve("hosting/nginx/silvapal-site.conf")};
  }
}
`;
}
