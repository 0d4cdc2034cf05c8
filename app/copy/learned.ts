import { weekdays } from "./weekdays.ts";

/** Words of the parent's page of what a child learned. */
export const learned = {
  title: "What was learned",
  heading: "What was learned",
  loadFailed: "What was learned could not be loaded.",
  tryAgain: "Try Again",
  whose: "Child",
  toAccount: "Back to your account",
  toCourse: "To the course",

  nothing: (child: string) => `${child} has not played yet.`,
  nothingText: "The first mission takes about five minutes. What happens in it shows up here.",

  numbers: (child: string) => `${child} so far`,
  missions: "missions finished",
  missionsOf: (done: number, of: number) => `${done} of ${of}`,
  streak: "days in a row",
  days: "days played in eight weeks",
  cards: "mission cards done",

  ideas: (child: string) => `What ${child} showed`,
  ideasText:
    "Only first tries count here: the very first answer to a question, before any hint. Three questions are a hint, not a grade. Answers are kept for about three months.",
  noIdeas: "No question has been answered in the last three months.",
  rightFirst: (right: number, of: number) => `Right on the first try: ${right} of ${of}`,
  before: (right: number, of: number) => `Before the mission: ${right} of ${of}`,
  after: (right: number, of: number) => `After it: ${right} of ${of}`,
  later: (right: number, of: number) => `On later days: ${right} of ${of}`,
  notYet: "Not yet:",
  tryAtHome: (card: string) => `To try at home: the mission card “${card}”`,

  hard: "What took a few tries",
  hardText:
    "Wrong tries are part of learning. The hint is Pocket's own, for a chat on the way home.",
  noHard: "Nothing so far.",
  solved: (tries: number) => `Right on try ${tries}`,
  open: (tries: number) => `${tries} tries, not solved yet`,
  hint: "A hint:",
  from: (mission: string) => `In the mission: ${mission}`,

  weeks: "The last eight weeks",
  week: "Week starting",
  slides: "Steps played",
  daysPlayed: "Days",
  chartText: "Steps are clips, questions and games. A mission has about nine.",

  jars: "Treasure jars",
  save: "Save",
  spend: "Spend",
  share: "Share",

  cardsHeading: "Mission cards you did together",
  openCards: "Open the mission cards",

  next: "Next",
  nextMission: (title: string, tag: string) => (tag.trim() === "" ? title : `${title} (${tag})`),
  allDone: "Every mission is finished. What a treasure!",
  certificate: "Open the certificate",
  dinner: "To ask at dinner afterwards:",
};

/** Words of the table of what was learned, as a CSV file. */
export const learnedTable = {
  columns: [
    "child",
    "what",
    "mission",
    "text",
    "answer or hint",
    "number",
    "unit",
    "date",
  ] as const,
  finished: "Mission finished",
  rightFirst: "Right on the first try",
  showed: "Showed on the first try",
  notYet: "Not yet",
  before: "Right before the mission",
  after: "Right after the mission",
  later: "Right on later days",
  solved: "Took a few tries",
  open: "Took a few tries, not solved yet",
  card: "Mission card done",
  cardToDo: "Mission card to do",
  streak: "Days in a row",
  daysPlayed: "Days played in eight weeks",
  weekSteps: "Steps played in the week from",
  weekDays: "Days played in the week from",
  next: "Next mission",
  jars: { save: "In the jar Save", spend: "In the jar Spend", share: "In the jar Share" },
  tries: "tries",
  of: (answered: number) => `of ${answered}`,
  days: "days",
  steps: "steps",
};

/** Words of the weekly summary by mail, where it is switched on and where it is offered. */
export const weeklyMail = {
  heading: "Once a week by e-mail",
  text: "What each child learned, what took a few tries, and a question for dinner: one short e-mail with your children's first names in it. It stays off until you switch it on, each one has a link that ends it, and it pauses while nobody has played for four weeks.",
  loadFailed: "The settings of the weekly e-mail could not be loaded.",
  tryAgain: "Try Again",
  weekday: "Day",
  weekdays,
  hour: "Hour",
  zone: "Time zone",
  zoneName: (zone: string) => zone.replaceAll("_", " "),
  /** The choice that follows the family's devices. */
  zoneOfFamily: (zone: string) => `Where we are: ${zone.replaceAll("_", " ")}`,
  switchOn: "Switch the weekly e-mail on",
  switchOff: "Switch it off",
  change: "Save the new time",
  saving: "Saving...",
  on: (when: string) => `It is on. The next one comes on ${when}.`,
  off: "It is off.",

  offer: "Would you like this once a week by e-mail?",
  offerText: "Short and friendly, with a question for dinner. It stays off until you switch it on.",
  offerOn: "Yes, on Sunday evenings",
  offerNo: "No, thanks",
};
