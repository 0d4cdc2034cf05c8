import { jars, sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { ideas } from "./ideas.ts";

/* Questions of what helps, who gets it, and who decides, for children from 7 on. */

const bands: Pick<Extras, "for"> = { for: ["middle", "older", "teen"] };

export const floodedSchool = quiz(5, "Q16", {
  ...bands,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "school",
  situation: "a school after a flood",
  heading: "After the flood",
  question:
    "Ben's class asks a school after a flood what is missing. 'Balls,' they write, 'we have books!' What should Ben's class [hl]send[/hl]?",
  answers: [
    {
      text: "the best books of the class",
      whyNot: "Books on top of books! Look at what that school wrote.",
      misconception: "dear_is_better",
    },
    { text: "a bag of balls, and a pump", right: true },
    {
      text: "their lunch coins of a week",
      whyNot: "Forty hungry tummies in class. And what did that school ask for?",
      misconception: "giving_must_hurt",
    },
    {
      text: "what the other classes send",
      whyNot: "Then forty wool hats arrive. Did the others ask?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "First ask, then give. That box gets opened with a cheer!",
  hint: "Who knows best what is missing there?",
});

export const brokenArm = quiz(5, "Q17", {
  ...bands,
  idea: ideas.helps,
  question_type: "transfer",
  standards: ["SP-2"],
  place: "street",
  situation: "a neighbor with a broken arm",
  heading: "One arm only",
  question:
    "A neighbor broke her arm. 'I have help,' she says, 'but it's so boring!' What [hl]helps[/hl] her most?",
  answers: [
    {
      text: "the biggest vase in town",
      whyNot: "Wow! She looks at it for a minute. And then?",
      misconception: "dear_is_better",
    },
    { text: "a silly card game with her", right: true },
    {
      text: "to mop her floor all day long",
      whyNot: "Phew, what hard work! Now listen again: what did she say?",
      misconception: "giving_must_hurt",
    },
    {
      text: "a visit when she is well",
      whyNot: "By then she is out and about. When are the days long?",
      misconception: "later_is_free",
    },
  ],
  glimm: "Snap! She laughs so much that her sling wobbles!",
  hint: "What does she have, and what is missing?",
});

export const goodSigns = sort(5, "A13", {
  ...bands,
  idea: ideas.who,
  question_type: "transfer",
  standards: ["MR-2", "MR-4"],
  place: "phone",
  situation: "six signs when a message asks for money",
  question:
    "A message on the phone asks for money. What is a [hl]good sign[/hl], what is a warning?",
  baskets: ["A good sign", "A warning"],
  things: [
    {
      name: "Mom found out who they are",
      in: "A good sign",
      why: "She took her time, and looked behind the message.",
      picture: pictures.lens,
    },
    {
      name: "Quick, and tell nobody!",
      in: "A warning",
      why: "Who must hide it from grown-ups? Somebody with a trick.",
      misconception: "ad_is_a_friend",
      picture: pictures.stopSign,
    },
    {
      name: "You won! Pay first",
      in: "A warning",
      why: "A prize that costs coins first is no prize.",
      misconception: "machine_gives",
      picture: pictures.gift,
    },
    {
      name: "Your teacher knows them",
      in: "A good sign",
      why: "You can ask somebody whom you trust.",
      picture: pictures.grownUp,
    },
    {
      name: "Type in where you live",
      in: "A warning",
      why: "A gift works without your street. Keep it to yourself.",
      misconception: "ad_is_a_friend",
      picture: pictures.house,
    },
    {
      name: "A sad picture, and no name",
      in: "A warning",
      why: "Anybody can copy a picture. Who gets the coins?",
      misconception: "ad_is_a_friend",
      picture: pictures.screen,
    },
  ],
  glimm: "Who is it, what is it for, who knows them? Good eyes!",
  reviews: [4],
});

export const rattlingCans = quiz(5, "Q18", {
  ...bands,
  idea: ideas.who,
  question_type: "transfer",
  standards: ["MR-2", "SP-2"],
  place: "fair",
  situation: "four cans for sick animals",
  heading: "Rattle, rattle",
  question:
    "Four people at the fair rattle a can: 'For sick animals!' Which one may Kim [hl]trust[/hl]?",
  answers: [
    {
      text: "the polite one: 'Just a coin!'",
      whyNot: "One coin from each of us. And into whose pocket?",
      misconception: "small_is_nothing",
    },
    { text: "the loud vet whom Dad knows", right: true },
    {
      text: "the one with the saddest dog",
      whyNot: "Anybody can print a sad dog. Who holds the can?",
      misconception: "ad_is_a_friend",
    },
    {
      text: "the one that most people fill",
      whyNot: "A full can! Did any of them ask who he is?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "A name, a place, a grown-up. Now her coins land right!",
  hint: "A can can't talk. Who could tell her more?",
});

export const threeCoinsOrElse = quiz(5, "Q19", {
  ...bands,
  idea: ideas.own,
  question_type: "transfer",
  standards: ["SP-2", "SP-5"],
  place: "friends",
  situation: "three coins, or no friend",
  heading: "Or else!",
  question:
    "A boy tells Sam: 'Give me your 3 coins, or I'm not your friend.' What is [hl]true[/hl]?",
  answers: [
    {
      text: "A good friend gives it all",
      whyNot: "A good friend asks. What does this boy do?",
      misconception: "giving_must_hurt",
    },
    { text: "Sam can say no, and be kind", right: true },
    {
      text: "He must give him one at least",
      whyNot: "One coin or three: whose are they?",
      misconception: "small_is_nothing",
    },
    {
      text: "Everyone gives, so he must",
      whyNot: "Everyone has a jar of their own. Who decides about Sam's?",
      misconception: "everybody_has_it",
    },
  ],
  glimm: "A gift has no 'or else'. Sam keeps his smile!",
  hint: "Is it a gift, if you have to?",
});

export const listOnTheWall = quiz(5, "Q20", {
  ...bands,
  idea: ideas.own,
  question_type: "transfer",
  standards: ["SP-2", "SAV-3"],
  place: "school",
  situation: "a list of who gave how much",
  heading: "The list",
  question:
    "A list in Jo's class shows what each child gave. Jo gave 1 coin. [hl]Must[/hl] she give more?",
  answers: [
    {
      text: "Yes, a kind child gives more",
      whyNot: "Kind is not a number. Whose jar is it?",
      misconception: "giving_must_hurt",
    },
    { text: "No, the choice is all hers", right: true },
    {
      text: "Yes, as much as the others",
      whyNot: "How many hands are in Jo's jar?",
      misconception: "everybody_has_it",
    },
    {
      text: "No, so little helps nobody",
      whyNot: "Twenty children, one coin each. How high is that heap?",
      misconception: "small_is_nothing",
    },
  ],
  glimm: "One coin, freely given, is a whole gift!",
  hint: "Who knows what is needed at home?",
});

export const nineToPlan = jars(5, "A14", {
  ...bands,
  idea: ideas.own,
  question_type: "decision",
  standards: ["SP-2", "SP-3", "SP-4"],
  place: "home",
  situation: "nine coins when all needs are paid",
  question: "Your needs are paid, and 9 coins are left. Make a plan that is [hl]all yours[/hl]!",
  coins: 9,
  rule: "any",
  jars: [
    {
      name: "My goal",
      picture: pictures.jarSave,
      reply: "Your goal comes fast. To share, you still have time and hands.",
    },
    {
      name: "Fun now",
      picture: pictures.jarSpend,
      reply: "A great week! Your goal waits, and so does the share jar.",
    },
    {
      name: "Somebody else",
      picture: pictures.jarShare,
      reply: "Somebody's day gets bright. Your goal takes some weeks more.",
    },
  ],
  glimm: "You know what each coin does. That is a plan!",
  reviews: [1, 3],
});
