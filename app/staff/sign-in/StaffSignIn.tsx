import { useState } from "react";
import type { ReactNode } from "react";
import { siteData } from "#app/copy/site-data.ts";
import { staffSignIn as words } from "#app/copy/staff-sign-in.ts";
import { ActionForm } from "#app/ui/ActionForm.tsx";
import { Button } from "#app/ui/Button.tsx";
import { Field } from "#app/ui/Field.tsx";
import { useScreenState } from "#app/ui/screen-state.ts";
import { SiteDataNote } from "#app/ui/SiteDataNote.tsx";
import { StepLayout } from "#app/ui/StepLayout.tsx";
import { BuilderLoading } from "../lists/BuilderLoading.tsx";
import { useStaffSignIn } from "./useStaffSignIn.ts";
import type { StaffSignInState } from "./useStaffSignIn.ts";

const TEXTS = {
  password: {
    label: words.password,
    submit: words.open,
    busy: words.opening,
    swap: words.otherAccount,
  },
  email: {
    label: words.email,
    submit: words.sendCode,
    busy: words.sending,
    swap: words.toPassword,
  },
  code: {
    label: words.code,
    submit: words.signIn,
    busy: words.signingIn,
    swap: words.otherAccount,
  },
} as const;

const FIELD = {
  password: { type: "password", autoComplete: "current-password" },
  email: { type: "email", autoComplete: "email" },
  code: { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 12 },
} as const;

/** Staff sign-in: the builder's password, or a code mailed to a named author (R-STAFF-1). */
export function StaffSignIn({ children }: { children: (leave: () => void) => ReactNode }) {
  const signIn = useStaffSignIn();
  useScreenState("staff-sign-in", signIn.state, "guard");
  if (signIn.state === "checking") return <BuilderLoading heading={words.checking} />;
  if (signIn.state === "open") return children(signIn.leave);
  // Another one at each step: what was typed goes with it.
  return <Step key={signIn.state} {...signIn} />;
}

type StepProps = Extract<StaffSignInState, { action: unknown }>;

function Step({ state, notice, action, swap }: StepProps) {
  const [input, setInput] = useState("");
  const texts = TEXTS[state];
  return (
    <StepLayout heading={words.title} mood="thinking" picture="key" fieldHasFocus>
      {notice !== null && <p role="status">{notice}</p>}
      <SiteDataNote text={siteData.staff} />
      <ActionForm
        action={action}
        errorAt="field"
        button={texts.submit}
        busyButton={texts.busy}
        isReady={input !== ""}
        onSubmit={() => action.run(input)}
      >
        {(field) => (
          <Field
            label={texts.label}
            {...FIELD[state]}
            value={input}
            {...field}
            autoFocus
            onChange={(event) => setInput(event.target.value)}
          />
        )}
      </ActionForm>
      <Button look="quiet" disabled={action.busy} onClick={swap}>
        {texts.swap}
      </Button>
    </StepLayout>
  );
}
