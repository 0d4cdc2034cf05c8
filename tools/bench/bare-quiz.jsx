import { useState } from "react";
import { createRoot } from "react-dom/client";

/* The least that a quiz in React can cost: one request for the quiz, no styles, no saving. */
function Quiz({ quiz }) {
  const [choice, setChoice] = useState(null);
  return (
    <main>
      <h1>{quiz.question}</h1>
      <div role="radiogroup">
        {quiz.answers.map(({ text }, index) => (
          <button
            key={text}
            type="button"
            role="radio"
            aria-checked={choice === index}
            onClick={() => setChoice(index)}
          >
            {text}
          </button>
        ))}
      </div>
      {choice !== null && <p>{quiz.answers[choice].isCorrect ? quiz.correct : "Oops"}</p>}
    </main>
  );
}

const quiz = await (await fetch("./quiz.json")).json();
createRoot(document.getElementById("root")).render(<Quiz quiz={quiz} />);
