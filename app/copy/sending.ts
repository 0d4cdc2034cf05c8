import type { SendAction } from "#domain/content/content.ts";
import { counted } from "./builder.ts";

/** Of slides that are moved or copied to another lesson. */
export const sending = {
  heading: "Move or copy to another lesson",
  question: "Move or copy",
  what: "Slides that are sent",
  more: (slides: number) => `and ${slides} more`,
  move: "Move",
  copy: "Copy",
  here: { move: "Move here", copy: "Copy here" } satisfies Record<SendAction, string>,
  hint(action: SendAction, slides: number): string {
    const many = counted(slides, "slide");
    if (action === "copy")
      return slides === 1
        ? "A copy becomes the last slide there. The slide stays here, too."
        : `Copies of ${many} go to the end of the lesson. The slides stay here, too.`;
    return slides === 1
      ? "It becomes the last slide there, with all that it shows and says."
      : `${many} go to the end of the lesson, with all that they show and say.`;
  },
};
