import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const spot: BuilderWords<"spot"> = {
  name: "Spot",
  add: "Add Spot Slide",
  hint: "Places to find in a picture",
  part: (place) => `area ${place}`,
  checks: {
    ...activityCheckWords,
    no_picture: "There is no picture.",
    too_few_areas: "There are fewer than two areas.",
    no_right_area: "No area is right: there is nothing to find.",
    no_decoy: "Every area is right: add one that is not.",
    same_name: "Two areas have the same name.",
    no_area_name: "The area has no name.",
    covered: "Another area lies over the middle of this one.",
    few_decoys: "It can be solved by luck. Add areas that are not right.",
    no_picture_alt: "The picture has no description.",
    no_area_audio: "The area's name is not spoken.",
    no_why: "There is no reason why the area is right, or why not.",
    no_why_audio: "The reason is not spoken.",
  },
};
