import { amount } from "../../../activities.ts";
import { quiz } from "../../../build.ts";
import type { Extras } from "../../../build.ts";
import { ideas } from "./ideas.ts";

/* Asked in reviews only, from 7 on: two new cases of each idea. */

const bank = { for: ["middle", "older", "teen"], for_review: true } satisfies Extras;

export const later = [
  quiz(3, "Q37", {
    ...bank,
    idea: ideas.goal,
    question_type: "practice",
    standards: ["SAV-1", "SAV-2"],
    place: "home",
    situation: "a goal that can be reached",
    heading: "Two a week",
    question: "Ben puts away 2 coins a week. Which goal can he [hl]reach[/hl] in time?",
    answers: [
      {
        text: "A drum, 20 coins, in 3 weeks",
        misconception: "slip: does not count up the three weeks",
        whyNot: "Two, four, six. How far away is the drum?",
      },
      { text: "A game, 8 coins, in 4 weeks", right: true },
      {
        text: "A bike, 60 coins, by Friday",
        misconception: "spend_now",
        whyNot: "Sixty by Friday, with two a week? Somebody tell Friday!",
      },
    ],
    glimm: "Two, four, six, eight. Four weeks, and he can play!",
  }),
  quiz(3, "Q38", {
    ...bank,
    idea: ideas.goal,
    question_type: "practice",
    standards: ["SAV-1", "SAV-2"],
    place: "pool",
    situation: "goggles that cost more now",
    heading: "A new price",
    question:
      "Kim's goal: goggles, 9 coins, by July. Now the tag says 12. What does a good [hl]plan[/hl] say?",
    answers: [
      {
        text: "9 by July, just as before",
        misconception: "slip: keeps the old price",
        whyNot: "She stands there with nine. What does the tag say?",
      },
      { text: "12 by July, more each week", right: true },
      {
        text: "Wait till they cost 9 again",
        misconception: "later_is_free",
        whyNot: "July comes first. Who told the price to go down?",
      },
      {
        text: "No goggles, not ever again",
        misconception: "saving_is_never_spending",
        whyNot: "Three more coins, and she gives up for life?",
      },
    ],
    glimm: "A new number, a new plan. The goal is the same!",
  }),
  amount(3, "A22", {
    ...bank,
    idea: ideas.weeks,
    question_type: "practice",
    standards: ["SAV-2"],
    place: "home",
    situation: "a speaker for sixteen",
    question:
      "A speaker costs 16 coins. Noor has 4. Each week she gets 5 and puts away 3 of them. How many [hl]weeks[/hl] does it take?",
    shown_as: "weeks",
    least: 1,
    most: 12,
    right: 4,
    unit: { one: "week", many: "weeks" },
    each: null,
    tooLittle: "Not all five go into the jar. How many do?",
    tooLittleMisconception: "slip: counts all that she gets",
    tooMuch: "She has four already. How many are still missing?",
    tooMuchMisconception: "slip: counts the whole price, and not what is missing",
    glimm: "Twelve are missing. Three, six, nine, twelve: turn it up!",
  }),
  quiz(3, "Q39", {
    ...bank,
    idea: ideas.weeks,
    question_type: "practice",
    standards: ["SAV-2", "SAV-3"],
    place: "friends",
    situation: "two friends and one game",
    heading: "Who is first?",
    question:
      "A game costs 12 coins. Ana puts away 2 a week. Bo starts two weeks later, with 4 a week. Who has it [hl]first[/hl]?",
    answers: [
      {
        text: "Ana, because she starts early",
        misconception: "slip: looks only at who starts first",
        whyNot: "A good start! Now count her twos up to twelve.",
      },
      { text: "Bo, because he puts in more", right: true },
      {
        text: "Both of them in the same week",
        misconception: "slip: counts one week more for Bo",
        whyNot: "Two sleepy weeks, then fours. When does Bo have twelve?",
      },
    ],
    glimm: "Bo: week five. Ana: week six. Game on!",
  }),
  quiz(3, "Q40", {
    ...bank,
    idea: ideas.waiting,
    question_type: "transfer",
    standards: ["SP-5", "SAV-2"],
    place: "phone",
    situation: "alerts about sneakers",
    heading: "Ping!",
    question:
      "Jay saves for sneakers. Ping! An app shows them each night. What makes it [hl]easier[/hl] to wait?",
    answers: [
      {
        text: "Look just once more",
        misconception: "spend_now",
        whyNot: "Once more, and once more. What does his thumb want?",
      },
      { text: "Turn off all the alerts", right: true },
      {
        text: "Tap on 'buy now, pay later'",
        misconception: "later_is_free",
        whyNot: "Then the shoes come, and after them the bill.",
      },
      {
        text: "Ask who has them already",
        misconception: "everybody_has_it",
        whyNot: "Now he knows five names. Is it easier to wait?",
      },
    ],
    glimm: "No ping, no itch. The jar fills up in peace!",
  }),
  quiz(3, "Q41", {
    ...bank,
    idea: ideas.waiting,
    question_type: "transfer",
    standards: ["SAV-2", "SAV-3"],
    place: "home",
    situation: "half a year without fun",
    heading: "No fun at all",
    question:
      "Sam saves half a year for a telescope. 'No fun till then!' After a month he [hl]gives up[/hl]. What would have helped?",
    answers: [
      {
        text: "To be even more strict",
        misconception: "saving_is_never_spending",
        whyNot: "No fun, and then less? What is left to cut?",
      },
      { text: "A small treat now and then", right: true },
      {
        text: "To pick a dearer telescope",
        misconception: "dear_is_better",
        whyNot: "More coins, more months. Was half a year short?",
      },
      {
        text: "To carry the coins with him",
        misconception: "spend_now",
        whyNot: "They jingle at every shop. Is that calm?",
      },
    ],
    glimm: "A bit of fun on the way, and he gets to the stars!",
  }),
  quiz(3, "Q42", {
    ...bank,
    idea: ideas.taking,
    question_type: "practice",
    standards: ["SP-3", "SAV-2"],
    place: "fair",
    situation: "four coins for a ride",
    heading: "One ride",
    question:
      "Kim puts away 2 coins a week for a lamp. At the fair she takes 4 out for a ride. What does the ride [hl]cost her[/hl]?",
    answers: [
      {
        text: "Four coins, and that is all",
        misconception: "later_is_free",
        whyNot: "Look at the lamp. Does it come on the same day?",
      },
      { text: "Four coins, and two more weeks", right: true },
      {
        text: "Nothing, as the jar is her own",
        misconception: "can_have_both",
        whyNot: "Her jar, her coins. How many are in it now?",
      },
    ],
    glimm: "Four coins and two weeks. If it was worth it: whee!",
  }),
  quiz(3, "Q43", {
    ...bank,
    idea: ideas.taking,
    question_type: "transfer",
    standards: ["SP-1", "SP-3", "SAV-2"],
    place: "school",
    situation: "a flat tire on the way to school",
    heading: "Pfff!",
    question:
      "Sam rides to school, but his tire is flat. A new one costs 6 coins. His jar has 9, for a game. What is a [hl]good step[/hl]?",
    answers: [
      {
        text: "Keep the jar shut and walk",
        misconception: "saving_is_never_spending",
        whyNot: "Two hours there, two back. Is a jar for that?",
      },
      { text: "Take 6 and move the date", right: true },
      {
        text: "Take 6 and keep the date",
        misconception: "later_is_free",
        whyNot: "Six hop out. Who fills them in by that date?",
      },
      {
        text: "Buy the game, push the bike",
        misconception: "spend_now",
        whyNot: "Push, push, puff. The bell rings without him.",
      },
    ],
    glimm: "He rolls again, and he knows when the game comes!",
  }),
  quiz(3, "Q44", {
    ...bank,
    idea: ideas.safe,
    question_type: "transfer",
    standards: ["SAV-4", "MR-4"],
    place: "phone",
    situation: "a message that wants a secret code",
    heading: "A secret code",
    question:
      "A message says: 'We are your bank. Send your secret code, or your coins are gone!' What should Jo [hl]do[/hl]?",
    answers: [
      {
        text: "Send it fast, before they are gone",
        misconception: "ad_is_a_friend",
        whyNot: "Anybody can type 'We are your bank'. Who needs her to hurry?",
      },
      { text: "Show it to a grown-up she trusts", right: true },
      {
        text: "Send half of it, to be safe",
        misconception: "small_is_nothing",
        whyNot: "A door that is half open is open. Who walks in?",
      },
    ],
    glimm: "A real bank never asks for your code. Delete!",
  }),
  quiz(3, "Q45", {
    ...bank,
    idea: ideas.safe,
    question_type: "transfer",
    standards: ["SAV-4", "MC-1"],
    place: "bank",
    situation: "a baker borrows at the bank",
    heading: "The baker's oven",
    question:
      "Ben brought 20 coins to the bank. A baker borrows coins there for an oven. Now Ben wants [hl]his 20[/hl]. What happens?",
    answers: [
      {
        text: "He waits until the baker pays",
        misconception: "bank_keeps_my_coin",
        whyNot: "The bank wrote Ben's number down. Is the baker in it?",
      },
      { text: "He gets 20, as the bank noted", right: true },
      {
        text: "He gets all that he asks for",
        misconception: "machine_gives",
        whyNot: "Somebody would love that! What did he bring?",
      },
    ],
    glimm: "His number says 20, so 20 it is. And fresh rolls!",
  }),
];
