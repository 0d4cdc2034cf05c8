import type { QuestionType } from "#domain/questions/question-type.ts";

/** Labels of the question's metadata. */
export const questionNotes = {
  heading: "About the question (children do not see it)",
  idea: "Idea: what a child understands who is right",
  ideaExample: "Such as: One coin buys one thing: name what you give up.",
  type: "What it asks for",
  types: {
    recall: "What happened in the story",
    story: "The idea, in the story's own case",
    transfer: "The idea, in a new case",
    decision: "A decision: nothing is right or wrong",
    practice: "A skill, such as counting or comparing prices",
  } satisfies Record<QuestionType, string>,
  notSaid: "Not said yet",
  recallReason: "Why the story is asked about all the same",
  place: "Where in a child's life",
  placeExample: "home, store, school, phone, friends",
  situation: "Its case in a few words",
  situationExample: "Such as: two juices at the store",
  forReview: "Ask only in reviews",
  forReviewHint:
    "It is no part of the lesson. It comes on a later day, where the lesson asks something with the same idea.",
  standards: "Standards of money education",
  why: (choice: string) => `Who chooses "${choice}" believes`,
  whyTooLittle: "Who sets too little believes",
  whyTooMuch: "Who sets too much believes",
  slip: "A slip in the sum",
  slipText: "The slip",
  slipExample: "Such as: forgot the coins in all",
  storyWords: "Things, prices and names of this story, with commas",
  storyWordsHint: "A question about a new case uses none of them.",
  manual: "How to write a question",
  /** docs/questions.md in short. */
  rules: [
    "Who understands the idea is right without having seen the story. Who believes the common mistake is wrong.",
    "At most one question of a lesson asks what happened. More than half ask for a new case or a skill, and one is a decision.",
    "A new case has no thing, price or name of the story.",
    "A wrong choice is what a real child says, never a joke. No true sentence is called wrong.",
    "The right answer is not the longest, not the shortest, and not always the thriftiest.",
    "A reply says what the thought misses and how to see it. It never says 'wrong', never admits 'too', never gives the answer.",
    "For 3 to 6: three choices with a picture each, and 16 words in all. For 7 to 10: 30 words. From 11 on: 60.",
  ],
};
