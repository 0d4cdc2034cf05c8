import { bearer } from "./bearer.ts";

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  body: any;
  headers: Headers;
}

interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  raw?: string;
  headers?: Record<string, string>;
  /** The client's IP address, for a server in this process. */
  from?: string;
}

/** JSON over HTTP to a server, and the mails that it sent. */
export interface ApiClient {
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** The mails to an e-mail address, newest first. */
  mailsTo(email: string): Promise<readonly { text: string }[]>;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** @param ask as fetch does, by path; `from` is the client's IP address */
export const requestBy =
  (
    ask: (path: string, init: RequestInit, from?: string) => Promise<Response>,
    host?: string,
  ): ApiClient["request"] =>
  async (method, path, { token, body, raw, headers = {}, from } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const init: RequestInit = {
      method,
      redirect: "manual",
      headers: {
        ...(host !== undefined && { host }),
        // As the sign-in client does: errors then have a text as `code`.
        ...(path.startsWith("/auth/v1") && { "x-supabase-api-version": "2024-01-01" }),
        ...(sent !== undefined && { "content-type": "application/json" }),
        ...bearer(token),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    };
    const response = await ask(path, init, from);
    const text = await response.text();
    return { status: response.status, body: asJson(text), headers: response.headers };
  };

/**
 * The client of the server at a base URL.
 *
 * @param mailsTo where its mails come; left out: in the mailbox of a local install
 */
export function clientAt(url: string, mailsTo?: ApiClient["mailsTo"]): ApiClient {
  const request = requestBy((path, init) => fetch(url + path, init));
  const inMailbox = async (email: string) =>
    (await request("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body;
  return { request, mailsTo: mailsTo ?? inMailbox };
}
