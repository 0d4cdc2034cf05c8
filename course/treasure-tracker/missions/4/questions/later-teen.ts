import { quiz } from "../../../build.ts";
import { ideasFor } from "./ideas.ts";

/* For young people of 15 to 18, asked in reviews only. */

const about = ideasFor("teen");
const bank = { for_review: true } as const;

export const laterTeen = [
  quiz(4, "Q76", {
    ...about.change,
    ...bank,
    question_type: "practice",
    place: "phone",
    situation: "ticket fees",
    heading: "The last line",
    question:
      "A ticket costs $40, plus a 15 % service fee, plus $3.50 for the e-ticket. What [hl]leaves your account[/hl]?",
    answers: [
      {
        text: "$43.50",
        whyNot: "How much is 15 of every hundred, for forty?",
        misconception: "slip: leaves the percent out",
      },
      {
        text: "$46.00",
        whyNot: "Read the line to its end. What is still to add?",
        misconception: "slip: leaves the e-ticket out",
      },
      { text: "$49.50", right: true },
      {
        text: "$58.50",
        whyNot: "Percent or dollars? Take a tenth of forty, then half of that.",
        misconception: "slip: adds 15 dollars for 15 percent",
      },
    ],
    glimm: "40 + 6 + 3.50. Nearly ten dollars of it is not the show.",
  }),
  quiz(4, "Q77", {
    ...about.change,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "photo app trial",
    heading: "Seven days free",
    question:
      "A photo app: seven days free, then $8 a month from your card. What should you [hl]write down[/hl] when you sign up?",
    answers: [
      { text: "The day it starts to cost", right: true },
      {
        text: "Nothing: the week is free",
        whyNot: 'What does the line say after "then"?',
        misconception: "later_is_free",
      },
      {
        text: "The $8, once and for all",
        whyNot: "Read the two words after the $8.",
        misconception: "small_is_nothing",
      },
      {
        text: "The stars that users gave",
        whyNot: "Stars tell what others felt. What will your account feel?",
        misconception: "ad_is_a_friend",
      },
    ],
    glimm: "And set an alarm for the day before.",
  }),
  quiz(4, "Q78", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "creator code",
    heading: "Code MIA15",
    question:
      'A creator you like says: "I only show what I love. Code MIA15: 15 % off." What is the [hl]code[/hl] most likely for?',
    answers: [
      { text: "To count sales for her pay", right: true },
      {
        text: "To find me the best price",
        whyNot: "Best, compared with which other shop?",
        misconception: "sale_saves",
      },
      {
        text: "To prove that she loves it",
        whyNot: "Then why does each creator get a code of their own?",
        misconception: "ad_is_a_friend",
      },
      {
        text: "To show me how many buy it",
        whyNot: "Who sees that count, you or the shop?",
        misconception: "everybody_has_it",
      },
    ],
    glimm: "She may love it. The code still pays her, so check the price elsewhere.",
  }),
  quiz(4, "Q79", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "school",
    situation: "laptop for essays",
    heading: "Essays, mostly",
    question:
      "Rae needs a laptop for essays and the school's own program. The $120 tablet can't run the program. The $350 laptop can. The $900 laptop can, and edits films. She doesn't film. Which one [hl]does what she needs[/hl]?",
    answers: [
      {
        text: "The $120 tablet",
        whyNot: "What was the second thing she needs?",
        misconception: "cheap_is_best",
      },
      { text: "The $350 laptop", right: true },
      {
        text: "The $900 laptop",
        whyNot: "It does more, at what? Compare it with her list.",
        misconception: "dear_is_better",
      },
      {
        text: "What others take",
        whyNot: "Do they write her essays?",
        misconception: "everybody_has_it",
      },
    ],
    glimm: "It runs all she needs, and $550 stay with her.",
  }),
  quiz(4, "Q80", {
    ...about.stop,
    ...bank,
    question_type: "transfer",
    place: "phone",
    situation: "jacket drop",
    heading: "Ten minutes",
    question:
      "A jacket drops in ten minutes. You have the money. Which question should come [hl]first[/hl]?",
    answers: [
      { text: "Where will I be wearing it?", right: true },
      {
        text: "Who else is getting one?",
        whyNot: "They won't wear yours. What will you do with it?",
        misconception: "everybody_has_it",
      },
      {
        text: "How much is it marked down?",
        whyNot: "A lower price for what? Begin with the thing.",
        misconception: "sale_saves",
      },
      {
        text: "How soon will it be gone?",
        whyNot: "That is the clock's question. What is yours?",
        misconception: "spend_now",
      },
    ],
    glimm: "If you can name three places, it is more than a drop.",
  }),
  quiz(4, "Q89", {
    ...about.compare,
    ...bank,
    question_type: "practice",
    place: "home",
    situation: "a used bike and a new one",
    heading: "Per year",
    question:
      "Used bike: $90, plus $45 for repairs, lasts two years. New bike: $240, lasts six years. Which one [hl]costs less a year[/hl]?",
    answers: [
      {
        text: "The used one, at $45",
        whyNot: "That is its price over two years. What does the workshop get?",
        misconception: "slip: leaves the repairs out",
      },
      { text: "The new one, at $40", right: true },
      {
        text: "The used one, at $67.50",
        whyNot: "Good sum. Now do the same one for the other bike.",
        misconception: "cheap_is_best",
      },
      {
        text: "The new one, at $24",
        whyNot: "Six years or ten? Divide again.",
        misconception: "slip: divides by ten",
      },
    ],
    glimm: "240 by 6. If you have the 240; if not, that is a reason, too.",
  }),
  quiz(4, "Q90", {
    ...about.giveUp,
    ...bank,
    question_type: "transfer",
    place: "sports",
    situation: "a club that is no fun any more",
    heading: "Stay or go",
    question:
      "You paid a club $80, and after three months you don't like it any more. To stay costs $20 more and each Saturday. What would you [hl]give up by staying[/hl]?",
    answers: [
      { text: "$20 and your Saturdays", right: true },
      {
        text: "The $80 paid for it so far",
        whyNot: "Does the club pay it back when you leave?",
        misconception: "paid_so_go_on",
      },
      {
        text: "Nothing: it is paid for",
        whyNot: "What happens to your next ten Saturdays?",
        misconception: "paid_so_go_on",
      },
      {
        text: "Nothing: I can do both",
        whyNot: "It is Saturday, ten o'clock. In how many places are you?",
        misconception: "can_have_both",
      },
    ],
    glimm: "The 80 are gone either way. Only what comes next is yours to decide.",
  }),
  quiz(4, "Q91", {
    ...about.ads,
    ...bank,
    question_type: "transfer",
    standards: ["SP-5", "MR-4"],
    place: "phone",
    situation: "a green button and a gray one",
    heading: "Big and green",
    question:
      'A shop asks for your data: "Accept all" is big and green, "Settings" small and gray. What is that [hl]design for[/hl]?',
    answers: [
      { text: "To get a yes in a hurry", right: true },
      {
        text: "To save me some minutes",
        whyNot: "Whose minutes were they, and who made the other way slow?",
        misconception: "ad_is_a_friend",
      },
      {
        text: "To show what most pick",
        whyNot: "Did most pick it, or was it just the biggest button?",
        misconception: "everybody_has_it",
      },
      {
        text: "To keep my data well",
        whyNot: "Which of the two buttons would share less of it?",
        misconception: "ad_is_a_friend",
      },
    ],
    glimm: "Your data helps them aim the next ad. The gray one takes ten seconds.",
  }),
];
