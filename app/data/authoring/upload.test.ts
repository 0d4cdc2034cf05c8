import { DetailedError } from "tus-js-client";
import type { HttpResponse } from "tus-js-client";
import { describe, expect, it } from "vitest";
import { toUploadError } from "./upload.ts";

const answer = (status: number, body: string) => ({
  getStatus: () => status,
  getBody: () => body,
  getHeader: () => undefined,
  getUnderlyingObject: () => null,
});
const ours = (code: string) => JSON.stringify({ code, message: "..." });

describe("an upload error states its cause (T-1266)", () => {
  it.each<[what: string, status: number, body: string, code: string]>([
    ["too large, by us", 413, ours("request_entity_too_large"), "request_entity_too_large"],
    ["too large, by a proxy", 413, "<html>413</html>", "request_entity_too_large"],
    ["the session has ended", 401, ours("not_authenticated"), "not_authenticated"],
    ["an empty file", 400, ours("upload_broken"), "upload_broken"],
    ["no such kind", 400, ours("validation_failed"), "validation_failed"],
    ["a page of a filter", 403, "<!doctype html>", "unavailable"],
    ["a code that nobody knows", 400, ours("strange"), "unavailable"],
    ["a list in the place of an object", 400, "[]", "unavailable"],
    ["out of order", 503, "", "unavailable"],
  ])("%s", (_what, status, body, code) => {
    const response: HttpResponse = answer(status, body);
    const error = Object.assign(new DetailedError("failed"), { originalResponse: response });
    expect(toUploadError(error, { DetailedError }).code).toBe(code);
  });

  it("no answer: the network is cut", () => {
    expect(toUploadError(new DetailedError("failed"), { DetailedError }).code).toBe("offline");
    expect(toUploadError(new TypeError("failed"), { DetailedError }).code).toBe("offline");
  });
});
