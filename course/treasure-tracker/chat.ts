import type { SeedSlideOf } from "#domain/content/course-seed.ts";
import type { Name } from "./activities.ts";
import { media, slide } from "./build.ts";
import type { Extras } from "./build.ts";
import type { Shown } from "./pictures.ts";
import type { Silent } from "./recordings.ts";

/** Who writes: a portrait of `media/answers`, our drawing of Pocket, or the first letter of the name. */
type Portrait = Shown | "pocket" | null;

interface Message<Sender extends string> {
  from: NoInfer<Sender>;
  says?: string;
  picture?: Shown;
}

/** What the child can say, with what is answered to it. */
interface Choices<Sender extends string> {
  choices: readonly { says: string; from: NoInfer<Sender>; reply?: string }[];
}

interface ChatScript<Sender extends string> extends Pick<Extras, "for" | "reviews"> {
  /** The name of the chat. */
  heading: string;
  senders: Readonly<Record<Sender, Portrait>>;
  /** Objects, prices and names of it, with commas between them. */
  storyWords?: string;
  messages: readonly (Message<Sender> | Choices<Sender>)[];
}

const imageOf = (picture: Shown | undefined) => ({
  image_url: picture === undefined ? null : media("slide-images", `answers/${picture.file}`),
  alt: picture?.alt ?? "",
});

/** Messages that appear one after the other, with what the child says among them. */
export function chat<const Sender extends string>(
  mission: number,
  name: Name,
  script: ChatScript<Sender>,
) {
  const names = Object.keys(script.senders) as Sender[];
  const portraits = Object.values<Portrait>(script.senders);
  return slide("chat", mission, name, script, {
    ...(script.storyWords !== undefined && { story_words: script.storyWords }),
    heading: script.heading,
    senders: portraits.map((portrait, index) => ({
      name: names[index] ?? "",
      image_url: portrait === null || portrait === "pocket" ? null : imageOf(portrait).image_url,
      is_pocket: portrait === "pocket",
    })),
    messages: script.messages.flatMap((message): Silent<SeedSlideOf["chat"]["messages"]> =>
      "choices" in message
        ? message.choices.map(({ says, from, reply = "" }) => ({
            sender: names.indexOf(from),
            text: says,
            ...imageOf(undefined),
            is_choice: true,
            reply,
          }))
        : [
            {
              sender: names.indexOf(message.from),
              text: message.says ?? "",
              ...imageOf(message.picture),
              is_choice: false,
              reply: "",
            },
          ],
    ),
  });
}
