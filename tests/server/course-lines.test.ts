import { describe, expect, it } from "vitest";
import { spokenJars } from "#app/copy/jars.ts";
import { spokenLock, whoIsPlaying } from "#app/copy/who-is-playing.ts";
import { SPOKEN } from "#app/read-aloud/lines.ts";
import { fixedLines } from "#course/treasure-tracker/fixed-lines.ts";
import { missions } from "#course/treasure-tracker/course.ts";

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

describe("the spoken fixed lines", () => {
  it("say what the child's screens show, all of it", () => {
    const spoken = fixedLines.map(({ name, text }) => [name, plain(text)]).toSorted();
    expect(spoken).toEqual(
      Object.entries({
        ...SPOKEN,
        // "3" stands on the screen before the words of the specification; spoken, this is English.
        "streak-days": "days in a row",
        ...spokenJars,
        ...spokenLock,
        "who-is-playing": whoIsPlaying.heading,
      })
        .map(([name, words]) => [name, plain(words)])
        .toSorted(),
    );
  });

  it("know the title of every mission", () => {
    const titles = missions.map(({ lesson }) => plain(lesson.title));
    expect(titles.filter((title) => !Object.values(SPOKEN).map(plain).includes(title))).toEqual([]);
  });
});
