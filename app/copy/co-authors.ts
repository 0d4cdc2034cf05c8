/**
 * Words for several authors in one lesson; `by` is null where a colleague's name is not known, `name`
 * for another window of the same author.
 */
export const coAuthors = {
  also: "Also here:",
  comings: (came: readonly string[], left: readonly string[]) =>
    [
      ...(came.length === 0 ? [] : [`Came: ${came.join(", ")}.`]),
      ...(left.length === 0 ? [] : [`Left: ${left.join(", ")}.`]),
    ].join(" "),
  /** @param places where their windows are, as `onSlides` or `inLesson` say it */
  at: (name: string, places: readonly string[]) =>
    places.length === 0 ? name : `${name} (${places.join("; ")})`,
  onSlides: (places: readonly number[]) =>
    `${places.length === 1 ? "slide" : "slides"} ${places.join(", ")}`,
  inLesson: (title: string, place: number | null) =>
    place === null ? title : `${title}, slide ${place}`,
  hasOpen: (name: string | null) =>
    name === null ? "You have this lesson open in another window" : `${name} has this lesson open`,
  otherWindow: "You, in another window",
  ownInitials: "You",
  isHere: (name: string | null) =>
    name === null ? "You have this slide open in another window" : `${name} is on this slide`,
  alsoHere: (name: string | null) =>
    name === null
      ? "You have this slide open in another window, too."
      : `${name} is on this slide, too.`,
  changedBy: (by: string) => `Changed by ${by}`,
  changedSlide: (by: string) => `${by} changed this slide.`,
  changedLesson: (by: string) => `${by} changed the lesson settings.`,
  slideGone:
    "The slide you had open is no longer in this lesson. It is in the trash, with all that was saved.",
  slideGoneUnsaved:
    "The slide you had open is no longer in this lesson. What you typed is kept on this device: put the slide back from the trash to see it.",
  lessonGone:
    "The lesson you had open was deleted by a colleague or in another window. It is in the trash, alone or with its course, with all that was saved.",
  lessonGoneUnsaved:
    "The lesson you had open was deleted by a colleague or in another window. What you typed is kept on this device: put the lesson or its course back from the trash to see it.",
  toTrash: "Open the trash",
  clash: (by: string | null) =>
    `${by ?? "Somebody else, or you in another window,"} changed this, too. Which one shall stay?`,
  yours: "Yours",
  theirs: (by: string | null) => (by === null ? "The other" : `${by}'s`),
  keepYours: "Keep yours",
  takeTheirs: (by: string | null) => (by === null ? "Take the other" : `Take ${by}'s`),
  third: "Or write a third in the field, then keep yours.",
  empty: "(empty)",
};
