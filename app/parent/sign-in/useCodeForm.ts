import { useState } from "react";
import { useLocation } from "wouter";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { parseEmail } from "#domain/family/email.ts";
import { CODE_DIGITS } from "#domain/family/typed-code.ts";
import { paths } from "#domain/routing/paths.ts";
import { code as words } from "#app/copy/sign-in.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { requestLink, signInWithCode } from "#app/data/auth/sign-in.ts";
import { readSignupId, rememberedEmail } from "#app/data/family/signup.ts";
import { leadOn } from "../site-data/lead-on.ts";
import { useCountdown } from "./useCountdown.ts";

export function useCodeForm(next: string, create: boolean) {
  const [email, setEmail] = useState(rememberedEmail);
  const [asksEmail] = useState(email === "");
  const [code, setCode] = useState("");
  const [notice, setNotice] = useState("");
  const [, navigate] = useLocation();
  const countdown = useCountdown(MAIL_RESEND_WAIT_S);
  const parsedEmail = parseEmail(email);

  const signIn = useAction(
    () => {
      if (code.length !== CODE_DIGITS || parsedEmail === null)
        throw new AppError("validation_failed", words.problem);
      return signInWithCode(parsedEmail, code).then(() =>
        leadOn(paths.authCallback(next), navigate, { replace: false }),
      );
    },
    { leaves: true },
  );

  const sendAgain = useAction(async () => {
    if (parsedEmail === null) return;
    countdown.start();
    setNotice("");
    const signupId = create ? readSignupId() : null;
    await requestLink({
      email: parsedEmail,
      next,
      create,
      ...(signupId === null ? {} : { signupId }),
    });
    setNotice(words.sentAgain);
  });

  return {
    asksEmail,
    email,
    changeEmail: setEmail,
    code,
    change: setCode,
    isComplete: code.length === CODE_DIGITS && parsedEmail !== null,
    signIn,
    notice: sendAgain.error?.message ?? notice,
    waitSeconds: countdown.seconds,
    sendAgain: sendAgain.run,
  };
}
