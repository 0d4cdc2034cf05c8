import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { el, toSvgText } from "#characters/node.ts";
import { MAIL_PICTURE } from "#domain/routing/mail-picture.ts";
import { props } from "#stage/props/props.ts";
import { checkFont } from "../draw.ts";
import { MEDIA } from "../manifest.ts";
import { ffmpeg } from "../tool.ts";
import { beachPicture } from "./beach.ts";
import { writeLoop } from "./loop.ts";
import { mailPicture } from "./mail-picture.ts";
import { sharePicture } from "./share-picture.ts";

const PUBLIC = fileURLToPath(new URL("../../../app/public", import.meta.url));
/** The story of each mission whose poster is the mission's cover. */
const COVERS = ["1/v1", "2/v3", "3/v3", "4/v3", "5/v2"] as const;
const COVER_WIDTH = 480;

/** A letter in a square of 160, as the pictures of answers are. */
const letter = (): string =>
  toSvgText(
    el(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: "-80 -80 160 160" },
      ...props.letter(0),
    ),
  );

/** Renders the media of the start page from the stories as they are rendered now. */
export function renderLanding(): void {
  checkFont();
  const out = (name: string) => join(MEDIA, "landing", name);
  mkdirSync(out(""), { recursive: true });
  writeFileSync(out("beach.svg"), beachPicture());
  writeFileSync(out("letter.svg"), letter());
  writeFileSync(join(PUBLIC, "share.png"), sharePicture());
  writeFileSync(join(PUBLIC, MAIL_PICTURE.path), mailPicture());
  writeLoop(out("loop.mp4"), out("loop.jpg"));
  for (const [index, story] of COVERS.entries())
    ffmpeg(
      "-i",
      join(MEDIA, "missions", `${story}.jpg`),
      "-vf",
      `scale=${COVER_WIDTH}:-2:flags=lanczos`,
      "-q:v",
      5,
      out(`mission-${index + 1}.jpg`),
    );
}
