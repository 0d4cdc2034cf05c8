import { COURSE } from "./brand.ts";

export interface LegalPage {
  title: string;
  heading: string;
  sections: { heading: string; text: string }[];
  home: string;
}

export const privacy: LegalPage = {
  title: "Privacy",
  heading: "How we keep your data",
  home: "Back to the start",
  sections: [
    {
      heading: "What we keep",
      text: "Your e-mail, the name you want to be called by, your child's first name and age, and how far your child has come: lessons, answers about how a lesson felt, points and streak.",
    },
    { heading: "Why", text: "To sign you in and to let your child go on where they stopped, on any device." },
    {
      heading: "Who sees it",
      text: "Nobody but us. The pages your child plays on talk to our own server and to nobody else, and the browser makes sure of it. There are no ads.",
    },
    {
      heading: "How long",
      text: "A sign-up that is never confirmed is deleted after 7 days. A family that has not been here for 24 months is deleted, after two notices.",
    },
    { heading: "Your say", text: "Write to us and we send you everything we hold, correct it, or delete it." },
  ],
};

export const terms: LegalPage = {
  title: "Terms",
  heading: "The rules, in plain words",
  home: "Back to the start",
  sections: [
    {
      heading: "What you get",
      text: `${COURSE} is a course of five missions in which children learn about money. It is for families at home.`,
    },
    { heading: "What we ask", text: "A grown-up signs up and is there for the child. Please use your own e-mail." },
    {
      heading: "What it is not",
      text: "The coins and points in the course are pretend. They buy nothing, and the course is not financial advice.",
    },
    { heading: "If something breaks", text: "We put it right as fast as we can. Tell us, and we answer." },
  ],
};
