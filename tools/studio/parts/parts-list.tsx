import type { ReactNode } from "react";
import { Board } from "#app/ui/Board.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Feedback } from "#app/ui/Feedback.tsx";
import { Glimm, Pocket } from "#app/ui/Mascot.tsx";
import { Scene, SCENE_PLACES } from "#app/ui/Scene.tsx";

const CARD = { minHeight: 96, borderRadius: 22, background: "var(--paper)" };

/** The frame of a question in one of its states. */
function board(state: "asked" | "wrong" | "right" | "noted"): ReactNode {
  const isRight = state === "right";
  return (
    <Scene place="market">
      <main style={{ display: "flex", flex: 1, padding: 16 }}>
        <Board
          label="A question"
          asker={
            <Pocket mood={isRight ? "celebrating" : state === "wrong" ? "oops" : "thinking"} />
          }
          question={<h2>What stands in the place of the question?</h2>}
          isReplying={state !== "asked"}
          reply={
            state !== "asked" && (
              <Feedback
                isRight={state === "noted" ? null : isRight}
                verdict={state === "noted" ? "Thank you!" : isRight ? "Correct!" : "Oops!"}
                speaker={isRight ? <Glimm mood="celebrating" /> : <Pocket face mood="oops" />}
                listen={null}
              >
                <p>The feedback, where there is no room for both.</p>
              </Feedback>
            )
          }
          action={
            <Button big look={isRight ? "gold" : "primary"} disabled={state === "asked"}>
              {isRight ? "Continue" : "Try Again"}
            </Button>
          }
        >
          {["What", "the child", "acts on"].map((text) => (
            <p key={text} style={CARD}>
              {text}
            </p>
          ))}
        </Board>
      </main>
    </Scene>
  );
}

/** Each part in each of its states, by the name that the page's address gives it. */
export const parts: Readonly<Record<string, () => ReactNode>> = {
  "board asked": () => board("asked"),
  "board wrong": () => board("wrong"),
  "board right": () => board("right"),
  "board noted": () => board("noted"),
  ...Object.fromEntries(
    (["beach", "night", ...SCENE_PLACES] as const).map((place) => [
      `scene ${place}`,
      () => <Scene place={place}>{null}</Scene>,
    ]),
  ),
};
