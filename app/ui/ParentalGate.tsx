import { useState } from "react";
import { Button, ButtonLink } from "./Button.tsx";
import { Field } from "./Field.tsx";
import { Form } from "./Form.tsx";
import { StepLayout } from "./StepLayout.tsx";

export interface ParentalGateWords {
  heading: string;
  ask: (words: string) => string;
  label: string;
  button: string;
  wrong: string;
  back: string;
}

const newNumber = () => 100 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900);

/**
 * Parental gate: a task that an adult solves at a glance and a young child does not. Not a security
 * boundary.
 */
export function ParentalGate({
  words,
  numberWords,
  backTo,
  onPass,
}: {
  words: ParentalGateWords;
  numberWords: (number: number) => string;
  backTo: string;
  onPass: () => void;
}) {
  const [number, setNumber] = useState(newNumber);
  const [answer, setAnswer] = useState("");
  const [wasWrong, setWasWrong] = useState(false);
  const check = () => {
    if (answer.trim() === String(number)) return onPass();
    setWasWrong(true);
    setAnswer("");
    setNumber(newNumber());
  };
  return (
    <StepLayout heading={words.heading} mood="thinking" picture="key">
      <p>{words.ask(numberWords(number))}</p>
      <Form onSubmit={check}>
        <Field
          label={words.label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={answer}
          problem={wasWrong && answer === "" ? words.wrong : null}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <Button type="submit" disabled={answer.trim() === ""}>
          {words.button}
        </Button>
      </Form>
      <ButtonLink look="quiet" href={backTo}>
        {words.back}
      </ButtonLink>
    </StepLayout>
  );
}
