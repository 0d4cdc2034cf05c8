import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mediaKey } from "#server/platform/files/media-url.ts";
import { contentOfName } from "#domain/content/file-names.ts";
import { byContent } from "./word-times.ts";

it("times of words are found by the URL of the recording in the bucket, and those of screens' lines are left out (T-2087)", () => {
  const media = mkdtempSync(join(tmpdir(), "word-times-"));
  try {
    mkdirSync(join(media, "quiz-audio"));
    writeFileSync(join(media, "quiz-audio/question.m4a"), "a recording");
    const times = byContent(
      {
        "quiz-audio/question.m4a": [["ten", 0.1, 0.3]],
        "lines/next.m4a": [["next", 0.1, 0.4]],
      },
      media,
    );
    const hash = createHash("sha256").update("a recording").digest("hex");
    const key = mediaKey("a-lesson", "quiz-audio", "question", hash, "m4a");
    expect(times).toEqual({ [contentOfName(key)]: [["ten", 0.1, 0.3]] });
  } finally {
    rmSync(media, { recursive: true });
  }
});
