import "survey-core/survey-core.fontless.min.css";
import { createRoot } from "react-dom/client";
import { Model } from "survey-core";
import { Survey } from "survey-react-ui";

const quiz = await (await fetch("./quiz.json")).json();
const right = quiz.answers.find(({ isCorrect }) => isCorrect).text;
const survey = new Model({
  showNavigationButtons: false,
  elements: [
    {
      type: "radiogroup",
      name: "answer",
      title: quiz.question,
      choices: quiz.answers.map(({ text }) => text),
      correctAnswer: right,
    },
    { type: "html", name: "verdict", visibleIf: `{answer} = '${right}'`, html: quiz.correct },
  ],
});
createRoot(document.getElementById("root")).render(<Survey model={survey} />);
