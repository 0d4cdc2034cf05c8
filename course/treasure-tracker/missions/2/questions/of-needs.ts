import { sort } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import { pictures } from "../../../pictures.ts";
import { own } from "../pictures.ts";
import { ideas, readers } from "./ideas.ts";

export const needWantDepends = sort(2, "A6", {
  for: readers,
  idea: ideas.needs,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "home",
  situation: "six things in a room",
  question: "Is it a need, a want, or does it [hl]depend[/hl]?",
  baskets: ["Need", "Want", "It depends"],
  things: [
    {
      name: "Medicine for a fever",
      in: "Need",
      why: "It helps a hot, sick body. Can that wait a week?",
      picture: pictures.medicine,
    },
    {
      name: "A second ball",
      in: "Want",
      why: "One ball is at home. Who gets sick without two?",
      picture: pictures.ball,
      misconception: "shiny_is_better",
    },
    {
      name: "A phone",
      in: "It depends",
      why: "To call home on a dark way? Or for one more game?",
      picture: own.phone,
      misconception: "everybody_has_it",
    },
    {
      name: "Pencils for class",
      in: "Need",
      why: "The teacher says: write! With what?",
      picture: own.pencils,
    },
    {
      name: "A bike",
      in: "It depends",
      why: "Is it the only way to school? Or a ride for fun?",
      picture: pictures.bike,
    },
    {
      name: "Stickers for a lunch box",
      in: "Want",
      why: "The box shines! What is for lunch without them? The same.",
      picture: pictures.glitterStickers,
      misconception: "shiny_is_better",
    },
  ],
  glimm: "Healthy, safe, able to learn: then it is a need.",
});

export const toLearnToday = quiz(2, "Q15", {
  for: readers,
  idea: ideas.needs,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "school",
  situation: "Jo's hearing aid",
  heading: "Class begins",
  question: "Class begins. What does Jo need most, to [hl]learn[/hl] today?",
  answers: [
    {
      text: "The backpack that the others have",
      misconception: "everybody_has_it",
      whyNot: "It looks good on her back. Can she follow the lesson?",
    },
    { text: "A battery for her hearing aid", right: true },
    {
      text: "A big box of fifty color pens",
      misconception: "shiny_is_better",
      whyNot: "Fifty colors! And what did the teacher just say?",
    },
    {
      text: "The pen that costs the most",
      misconception: "dear_is_better",
      whyNot: "It writes like the others. Does it help her follow?",
    },
  ],
  glimm: "Now she hears each word. What you need to learn is a need.",
  hint: "What must work, so that she can follow?",
});

export const whichBackpack = quiz(2, "Q18", {
  for: readers,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1", "SP-5"],
  place: "store",
  situation: "a backpack for heavy books",
  heading: "Heavy books",
  question: "Ben carries [hl]heavy books[/hl] a long way. He has 9 coins. Which one does the job?",
  answers: [
    {
      text: "Paper backpack, 1 coin",
      misconception: "cheap_is_best",
      whyNot: "Heavy books, one puddle. How far does paper get?",
    },
    { text: "Strong backpack, 6 coins", right: true },
    {
      text: "Star backpack, no straps, 9 coins",
      misconception: "shiny_is_better",
      whyNot: "So many stars! Now hug it all the way to school.",
    },
  ],
  glimm: "Not the cheapest, not the fanciest: the one that does the job.",
  hint: "Think of the long way.",
});

export const twoThatFill = quiz(2, "Q19", {
  for: readers,
  idea: ideas.enough,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "home",
  situation: "hungry after school",
  heading: "After school",
  question: "Jo comes home hungry. Find the two that [hl]fill her up[/hl].",
  answers: [
    { text: "Rice and beans", right: true },
    {
      text: "Candy with a toy in it",
      misconception: "ad_is_a_friend",
      whyNot: "The toy winks at you. How long is Jo full?",
    },
    { text: "Eggs on toast", right: true },
    {
      text: "A giant fizzy drink",
      misconception: "shiny_is_better",
      whyNot: "So big! Burp. And in one hour?",
    },
  ],
  glimm: "One need, two ways. Each one does the job!",
  hint: "What keeps her full until dinner?",
});

export const whenOnlyAWant = quiz(2, "Q16", {
  for: readers,
  idea: ideas.depends,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "school",
  situation: "a sandwich at noon",
  heading: "One sandwich",
  question: "When is a sandwich only a [hl]want[/hl]?",
  answers: [
    {
      text: "When it costs more than you have",
      misconception: "cheap_is_best",
      whyNot: "The price goes up. Does your tummy get less hungry?",
    },
    { text: "When you are full and it smells good", right: true },
    {
      text: "When nobody else in class is eating one",
      misconception: "everybody_has_it",
      whyNot: "Look at your tummy, not at their plates.",
    },
  ],
  glimm: "Hungry, it is a need. Full, it is a want. It depends!",
  hint: "Ask your tummy.",
});

export const sameThing = sort(2, "A7", {
  for: readers,
  idea: ideas.depends,
  question_type: "transfer",
  standards: ["SP-1"],
  place: "store",
  situation: "glasses and lamps",
  question: "Two glasses, two lamps. [hl]What for[/hl]? Need or want?",
  baskets: ["Need", "Want"],
  things: [
    {
      name: "Glasses to read the board",
      in: "Need",
      why: "Take them off. What does the board say?",
      picture: own.glasses,
    },
    {
      name: "Glasses for a party",
      in: "Want",
      why: "Take them off. Can you still see the cake?",
      picture: own.partyGlasses,
      misconception: "shiny_is_better",
    },
    {
      name: "A lamp to do homework",
      in: "Need",
      why: "It is dark at five. Now read page ten.",
      picture: own.lamp,
    },
    {
      name: "A moon lamp as the third lamp",
      in: "Want",
      why: "Two lamps are on. What does this one add?",
      picture: own.moonLamp,
      misconception: "shiny_is_better",
    },
  ],
  glimm: "The same kind of thing, and two answers. Ask: what for?",
});
