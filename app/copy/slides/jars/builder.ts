import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const jars: BuilderWords<"jars"> = {
  name: "Jars",
  add: "Add Jars Slide",
  hint: "Coins to divide among jars",
  part: (place) => `jar ${place}`,
  checks: {
    ...activityCheckWords,
    no_jar_name: "The jar has no name.",
    same_name: "Two jars have the same name.",
    no_counted_jar: "No jar counts towards the sum.",
    impossible_split: "The coins cannot be divided as the rule says.",
    every_split_right:
      'However the coins are divided, it is right. Please choose "Any way of dividing".',
    no_jar_audio: "The jar's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_reply: "The jar says nothing.",
    no_reply_audio: "The jar's words are not spoken.",
  },
};
