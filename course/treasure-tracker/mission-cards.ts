import type { SeedCard } from "#domain/content/course-seed.ts";
import { media } from "./build.ts";
import { cardWithRecordings } from "./recordings.ts";

interface CardScript {
  title: string;
  /** The task for ages 3 to 6, 7 to 10 and 11 to 14; without `teen` those of 15 to 18 get that of 11 to 14. */
  little: string;
  middle: string;
  older: string;
  teen?: string;
  steps: string[];
  dinner: string;
}

/** The card of a mission; `slide-audio/2-card-title.m4a` and its siblings speak it. */
const card = (mission: number, { steps, ...script }: CardScript): SeedCard => ({
  ...cardWithRecordings({ ...script, steps: steps.map((text) => ({ text })) }, (part) =>
    media("slide-audio", `slide-audio/${mission}-card-${part}.m4a`),
  ),
  song: songFiles(mission),
});

/** `missions/2/song.json` and its sound: the song of a mission. */
const songFiles = (mission: number): SeedCard["song"] => ({
  script_url: media("videos", `missions/${mission}/song.json`),
  sound_url: media("videos", `missions/${mission}/song.m4a`),
});

export const threeJars = card(1, {
  title: "Our Three Jars",
  little:
    "Let's make three jars! One to save. One to spend. One to share. Each coin gets a job. No coins? Buttons work too!",
  middle:
    "Money runs out when we use it. So each coin needs a job. Make three jars from cups that you have. Then choose what each coin is for.",
  older:
    "Money runs out. So smart people plan first. They give each coin a job before they spend one. Set up three jars, and split your next coins on paper first.",
  steps: [
    "Find three cups, jars or boxes at home.",
    "Draw a sign for each: save, spend and share.",
    "Take ten coins or buttons. Give each one a job.",
  ],
  dinner: "Which jar got the most coins, and what are they for?",
});

export const needOrWantHunt = card(2, {
  title: "The Need or Want Hunt",
  little:
    "Let's go on a hunt! Some things we need, like water. Some things we want, like a toy. Can you find both at home?",
  middle:
    "A need keeps you safe and well. A want is nice to have. Walk through one room. Find out which is which. Some things are both!",
  older:
    "A need keeps you safe and well. Most other things are wants, even when they don't feel like it. Check one room. Then check one thing that you would love to buy.",
  steps: [
    "Pick one room at home.",
    "Find three things that you need.",
    "Find three things that you only want.",
    "Pick one of the wants. Could it wait for a while?",
  ],
  dinner: "What is one want that you don't mind waiting for?",
});

export const drawTheGoal = card(3, {
  title: "Draw Your Treasure Goal",
  little:
    "What would you like to save for? Draw it big! Draw a row of little coins under it. Color one in each time you save.",
  middle:
    "A goal says what you want, how much it costs, and when it is yours. Draw your goal. Then count the weeks until you get there.",
  older:
    "A goal with no number is only a wish. Write down the price. Write down what you can save each week. Now work out the week when it is yours.",
  steps: [
    "Draw one thing that you would like to save for.",
    "Guess the price, or look it up with a grown-up.",
    "Choose how many coins you could save each week.",
    "Count the weeks. Hang your picture on the wall.",
  ],
  dinner: "How many weeks is it until your goal, and what will help you wait?",
});

export const adDetectives = card(4, {
  title: "Ad Detectives",
  little:
    "Ads shout: buy me! We stop and look first. Find an ad at home. What does it want from you? Let's find its tricks!",
  middle:
    "Smart spenders stop, think and choose. Ads want you to skip the thinking. Find one ad at home. Be the detective who spots its tricks!",
  older:
    "An ad is made so that you skip one step: the thinking. Take one ad apart and find its tricks. Then look up one thing in two shops. Don't buy it, just compare.",
  teen: "A page that sells is made to be quick. Take one offer, trial or checkout apart: what pushes, and what stays out of sight? Then find one payment of your own that repeats. Keep it or cancel it, but on purpose. Nobody else sees the list.",
  steps: [
    "Find an ad on a box, a letter or a screen.",
    "Look for its tricks: faces, colors and big words.",
    "What does the ad not tell you? Say it out loud.",
    "Name one thing that you would check before you buy.",
  ],
  dinner: "Which ad trick almost works on you?",
});

export const ticketToShare = card(5, {
  title: "A Ticket to Share",
  little:
    "Sharing makes the glow grow! You can share without any coins. Make a ticket for a hug, a game or some help. Then give it away!",
  middle:
    "You can share money, time or things. Today, share some time. Make a ticket that is good for your help. Give it to somebody who will smile.",
  older:
    "Good giving fits both sides. It is something that you can spare, and that somebody can really use. Give some of your time, or teach somebody what you do well.",
  steps: [
    "Think of somebody who could use some help.",
    "Tell a grown-up what you would like to do.",
    "Make a ticket. Draw what it is good for.",
    "Hand it over with a big smile.",
  ],
  dinner: "How did it feel to give your ticket away?",
});
