import { expect, it } from "vitest";
import { partialAnswer } from "./partial-answer.ts";

it.each([
  ["bytes=0-", 206, "sound", "bytes 0-4/5"],
  ["bytes=1-2", 206, "ou", "bytes 1-2/5"],
  ["bytes=0-5", 206, "sound", "bytes 0-4/5"],
  ["bytes=0-65535", 206, "sound", "bytes 0-4/5"],
  ["bytes=-2", 206, "nd", "bytes 3-4/5"],
  ["bytes=5-", 416, "", "bytes */5"],
  ["bytes=0-1,3-4", 200, "sound", null],
])(
  "of a kept sound, %j is answered with %i, as by the server (T-1479)",
  async (range, ...answered) => {
    const request = new Request("https://host.example/a.m4a", { headers: { range } });
    const whole = new Response("sound", {
      headers: { "Content-Type": "audio/mp4", "Content-Length": "5" },
    });
    const answer = await partialAnswer(request, whole);
    const text = await answer.text();
    expect([answer.status, text, answer.headers.get("content-range")]).toEqual(answered);
    expect(answer.headers.get("content-type")).toBe("audio/mp4");
    expect(answer.headers.get("content-length")).toBe(
      answered[0] === 416 ? null : `${text.length}`,
    );
  },
);
