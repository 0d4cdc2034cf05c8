import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { paths } from "#domain/routing/paths.ts";
import { errorPrefix } from "#app/copy/errors.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { currentSession, requestLink } from "#app/data/auth/session.ts";
import { rememberEmail } from "#app/data/family/signup.ts";
import { useEmailField } from "./useEmailField.ts";

export function useLogin() {
  const field = useEmailField("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [, navigate] = useLocation();

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
      setFailure(
        problem.code === "already_registered"
          ? problem.message
          : errorPrefix.magicLink + problem.message,
      );
      setBusy(false);
    }
  };

  return { field, isBusy, failure, submit: (address: string) => void submit(address) };
}
