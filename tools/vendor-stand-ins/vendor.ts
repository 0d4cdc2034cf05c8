import { createServer } from "node:http";
import { gunzipSync } from "node:zlib";
import type { IncomingMessage, ServerResponse } from "node:http";

export interface VendorRequest {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface VendorAnswer {
  status?: number;
  type?: string;
  body?: string | Buffer;
}

/**
 * What a simulator does with the next requests: answer as the vendor would, or fail in a way that
 * vendors fail.
 */
export type Trouble = "none" | "down" | "slow" | "error" | "rubbish";

const GZIP = Buffer.from([0x1f, 0x8b]);

/** A small server that stands in for a vendor, checks what it is sent and keeps it. */
export interface Vendor {
  url: string;
  requests: VendorRequest[];
  /** What had not the vendor's wire form, and why. */
  refused: string[];
  /** Called with each request. */
  onRequest(listen: (request: VendorRequest, status: number) => void): void;
  trouble(kind: Trouble): void;
  /** Forgets what it got. */
  forget(): void;
  stop(): Promise<void>;
}

/**
 * `answer` throws when a request has not the vendor's wire form; the sender then gets 400, as from
 * the vendor.
 */
export async function startVendor(
  answer: (request: VendorRequest) => VendorAnswer,
): Promise<Vendor> {
  const requests: VendorRequest[] = [];
  const refused: string[] = [];
  let trouble: Trouble = "none";
  let listen: (request: VendorRequest, status: number) => void = () => undefined;
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const sent = Buffer.concat(chunks);
      const body = (
        sent.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(sent) : sent
      ).toString();
      // As vendors do that pages talk to: any page may, with its cookies.
      response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
      response.setHeader("Access-Control-Allow-Credentials", "true");
      response.setHeader(
        "Access-Control-Allow-Headers",
        "authorization, content-type, traceparent",
      );
      if (request.method === "OPTIONS") return response.writeHead(204).end();
      const received = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body,
      };
      requests.push(received);
      if (trouble === "down") return request.socket.destroy();
      if (trouble === "slow") return; // never answers; the sender's own limit ends it
      if (trouble === "error") return response.writeHead(500).end(`no ${body}`);
      if (trouble === "rubbish")
        return response.writeHead(200, { "content-type": "text/html" }).end("<html>");
      try {
        const { status = 200, type = "application/json", body: text = "{}" } = answer(received);
        response.writeHead(status, { "content-type": type }).end(text);
        listen(received, status);
      } catch (error) {
        response
          .writeHead(400, { "content-type": "application/json" })
          .end(JSON.stringify({ error: String(error) }));
        refused.push(`${received.method} ${received.path}: ${String(error)}`);
        listen(received, 400);
      }
    });
  };
  // On a busy machine Node's own five seconds end a connection that the next request is just being
  // sent on.
  const server = createServer({ keepAliveTimeout: 60_000 }, handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const listening = server.address();
  return {
    url: `http://127.0.0.1:${typeof listening === "object" && listening !== null ? listening.port : 0}`,
    requests,
    refused,
    onRequest: (listener) => void (listen = listener),
    forget() {
      requests.length = 0;
      refused.length = 0;
    },
    trouble: (kind) => (trouble = kind),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
