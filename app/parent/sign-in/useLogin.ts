import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { parseEmail } from "#domain/email.ts";
import { paths } from "#domain/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { login as words } from "#app/copy/sign-in.ts";
import { toAppError } from "#app/data/errors.ts";
import { currentSession, requestLink } from "#app/data/session.ts";
import { rememberEmail } from "#app/data/signup.ts";

export function useLogin() {
  const [email, setEmail] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const parsed = parseEmail(email);

  useEffect(() => {
    currentSession().then(
      (session) => session && window.location.replace(paths.courseTrack()),
      () => undefined,
    );
  }, []);

  const submit = async (address: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await requestLink({ email: address, next: paths.courseTrack(), create: false });
      rememberEmail(address);
      navigate(paths.magicLinkSent());
    } catch (error) {
      const problem = toAppError(error);
      setFailure(problem.code === "already_registered" ? problem.message : errorPrefix.magicLink + problem.message);
      setBusy(false);
    }
  };

  return {
    email,
    isValid: parsed !== null,
    isBusy,
    problem: hasLeft && email !== "" && parsed === null ? words.emailProblem : null,
    failure,
    change: setEmail,
    blur: () => setHasLeft(true),
    submit: () => parsed !== null && !isBusy && void submit(parsed),
  };
}
