import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./process.ts";

const TEMP_FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
const CADDYFILE = join(import.meta.dirname, "../../deploy/Caddyfile");
const NGINX_CONF = join(import.meta.dirname, "../../deploy/nginx.conf");

export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

const hosts = (instances: readonly string[]) => instances.map((url) => new URL(url).host);

/**
 * The balancer of deploy/ (Debian: caddy) before instances of this machine: its own file, but for
 * names, TLS and ports.
 */
export const startCaddy = (instances: readonly string[]) =>
  startBalancer("caddy", ["run", "--adapter", "caddyfile", "--config"], (port) => {
    const file = readFileSync(CADDYFILE, "utf8");
    const own = file
      .replace("{$SITE}", `http://127.0.0.1:${port}`)
      .replace("one:5173 two:5173", hosts(instances).join(" "));
    return `{\n\tadmin off\n\tauto_https off\n}\n${own}`;
  });

/** Another one (Debian: nginx-light), which holds a request back until an instance takes it. */
export const startNginx = (instances: readonly string[]) =>
  startBalancer(
    "nginx",
    ["-c"],
    (port, folder) => `
      daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
      events {}
      http {
        access_log off;
        ${TEMP_FOLDERS.map((what) => `${what}_temp_path ${folder}/${what};`).join(" ")}
        upstream instances { least_conn; ${hosts(instances)
          .map((host) => `server ${host} fail_timeout=2s;`)
          .join(" ")} keepalive 16; }
        server {
          listen 127.0.0.1:${port};
          location / { proxy_pass http://instances; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $remote_addr; }
        }
      }`,
  );

/** nginx with the file of deploy/, but for names, ports and folders. */
export const startCachingNginx = (instances: readonly string[]) =>
  startBalancer("nginx", ["-c"], (port, folder) => {
    const servers = hosts(instances).map((host) => `server ${host} fail_timeout=2s;`);
    const own = readFileSync(NGINX_CONF, "utf8")
      .replace("/var/cache/nginx/treasure", `${folder}/cache`)
      .replace("/var/log/nginx/treasure.log", `${folder}/log`)
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace(/server one.*\n.*server two.*\n/, `${servers.join(" ")}\n`);
    const folders = TEMP_FOLDERS.map((what) => `${what}_temp_path ${folder}/${what};`).join(" ");
    return `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
      events {} http { ${folders}\n${own} }`;
  });

async function startBalancer(
  program: string,
  args: string[],
  settings: (port: number, folder: string) => string,
): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), `treasure-${program}-`));
  const port = await freePort();
  const file = join(folder, "settings");
  writeFileSync(file, settings(port, folder));
  const child = spawn(program, [...args, file], {
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "exit").catch(() => {
    throw new Error(`${program} is not installed.`);
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([isUp(), ended.then(() => Promise.reject(new Error(said)))])))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
