import "@khanacademy/perseus/styles.css";
import {
  Dependencies,
  init,
  PerseusI18nContextProvider,
  ServerItemRenderer,
} from "@khanacademy/perseus";
import { mockStrings } from "@khanacademy/perseus/strings";
import { scorePerseusItem } from "@khanacademy/perseus-score";
import { RenderStateRoot } from "@khanacademy/wonder-blocks-core";
import { createRef, useState } from "react";
import { createRoot } from "react-dom/client";

const none = () => undefined;
const dependencies = {
  JIPT: { useJIPT: false },
  graphieMovablesJiptLabels: { addLabel: none },
  svgImageJiptLabels: { addLabel: none },
  rendererTranslationComponents: { addComponent: () => -1, removeComponentAtIndex: none },
  TeX: ({ children }) => <span>{children}</span>,
  staticUrl: (path) => path,
  useVideo: () => ({ status: "success", data: { video: null } }),
  InitialRequestUrl: { origin: location.origin, host: location.host, protocol: "http:" },
  isDevServer: false,
  kaLocale: "en",
  Log: { log: none, error: none },
};
Dependencies.setDependencies(dependencies);
init({});

const quiz = await (await fetch("./quiz.json")).json();
const question = {
  content: `${quiz.question}\n\n[[☃ radio 1]]`,
  images: {},
  widgets: {
    "radio 1": {
      type: "radio",
      graded: true,
      static: false,
      version: { major: 3, minor: 0 },
      options: {
        randomize: false,
        multipleSelect: false,
        countChoices: false,
        hasNoneOfTheAbove: false,
        choices: quiz.answers.map(({ text, isCorrect }, index) => ({
          id: `choice-${index}`,
          content: text,
          correct: isCorrect,
        })),
      },
    },
  },
};
const item = { question, hints: [], answerArea: {} };

function Quiz() {
  const [isRight, setIsRight] = useState(false);
  const [renderer] = useState(() => createRef());
  const score = (input) => {
    const scored = scorePerseusItem(question, input ?? renderer.current.getUserInput(), "en");
    setIsRight(scored.type === "points" && scored.earned === scored.total);
  };
  return (
    <RenderStateRoot>
      <PerseusI18nContextProvider locale="en" strings={mockStrings}>
        <ServerItemRenderer
          ref={renderer}
          item={item}
          problemNum={0}
          hintsVisible={0}
          apiOptions={{ interactionCallback: score }}
          dependencies={{ analytics: { onAnalyticsEvent: () => Promise.resolve() } }}
        />
        {isRight && <p>{quiz.correct}</p>}
      </PerseusI18nContextProvider>
    </RenderStateRoot>
  );
}
createRoot(document.getElementById("root")).render(<Quiz />);
