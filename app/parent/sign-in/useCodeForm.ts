import { useState } from "react";
import { MAIL_RESEND_WAIT_S } from "#domain/constants.ts";
import { parseEmail } from "#domain/family/email.ts";
import { paths } from "#domain/routing/paths.ts";
import { code as words } from "#app/copy/sign-in.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { requestLink, signInWithCode } from "#app/data/auth/session.ts";
import { readSignupId, rememberedEmail } from "#app/data/family/signup.ts";
import { useCountdown } from "./useCountdown.ts";

export function useCodeForm(next: string, create: boolean) {
  const [email, setEmail] = useState(rememberedEmail);
  const [asksEmail] = useState(email === "");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState("");
  const countdown = useCountdown(MAIL_RESEND_WAIT_S);
  const digits = code.replace(/\D/g, "");
  const parsedEmail = parseEmail(email);

  const submit = async () => {
    if (digits.length !== 6 || parsedEmail === null) return setProblem(words.problem);
    setBusy(true);
    setProblem(null);
    try {
      await signInWithCode(parsedEmail, digits);
      window.location.assign(paths.authCallback(next));
    } catch (error) {
      setProblem(toAppError(error).message);
      setBusy(false);
    }
  };

  const sendAgain = async () => {
    if (parsedEmail === null) return;
    countdown.start();
    try {
      const signupId = create ? readSignupId() : null;
      await requestLink({
        email: parsedEmail,
        next,
        create,
        ...(signupId === null ? {} : { signupId }),
      });
      setNotice(words.sentAgain);
    } catch (error) {
      setNotice(toAppError(error).message);
    }
  };

  return {
    asksEmail,
    email,
    changeEmail: setEmail,
    code,
    change: setCode,
    isComplete: digits.length === 6 && parsedEmail !== null,
    problem,
    isBusy,
    notice,
    waitSeconds: countdown.seconds,
    submit: () => void submit(),
    sendAgain: () => void sendAgain(),
  };
}
