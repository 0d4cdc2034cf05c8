import { useEffect, useState } from "react";
import { parseEmail } from "#domain/family/email.ts";
import { paths } from "#domain/routing/paths.ts";
import { authTest as words } from "#app/copy/account.ts";
import { login } from "#app/copy/sign-in.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { leaveAccount } from "#app/data/auth/leave-account.ts";
import type { Leaving } from "#app/data/auth/leave-account.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { sayWhatIsUnsaved } from "../sign-out/unsaved-error.ts";
import { currentSession, fetchUser, renewSession } from "#app/data/auth/session.ts";
import { sessionEmail } from "#app/data/auth/stored-session.ts";
import { requestLink, signInWithNothing } from "#app/data/auth/sign-in.ts";

interface Check {
  name: string;
  result: string;
}

/** Looks at each part of sign-in and says what it found. */
async function runChecks(): Promise<Check[]> {
  const ask = async (name: string, work: () => Promise<string>): Promise<Check> => {
    try {
      return { name, result: await work() };
    } catch (error) {
      return { name, result: toAppError(error).message };
    }
  };
  return Promise.all([
    ask("GET /auth/v1/health", async () => String((await fetch("/auth/v1/health")).status)),
    ask("GET /auth/v1/settings", async () => String((await fetch("/auth/v1/settings")).status)),
    ask("signInWithPassword({})", signInWithNothing),
    ask("getUser()", async () => (await fetchUser()).id),
    ask("expires_at", async () => {
      const session = await currentSession();
      return session === null
        ? words.nobody
        : new Date(Number(session.expires_at ?? 0) * 1000).toISOString();
    }),
  ]);
}

export function useAuthTest() {
  const [email, changeEmail] = useState("");
  const [who, setWho] = useState<string | null>(null);
  // Not `useAction`: each button works while the work of another runs.
  const [notice, setNotice] = useState("");
  const [checks, setChecks] = useState<Check[]>([]);

  const look = async () => setWho(sessionEmail(await currentSession()));
  useEffect(() => void look().catch(() => undefined), []);

  const act = (work: () => Promise<string>) => () => {
    setNotice("");
    work().then(
      (done) => {
        setNotice(done);
        void look();
      },
      (error: unknown) => setNotice(toAppError(error).message),
    );
  };

  const leave = useAction(async (leaving: Leaving) => {
    await leaveAccount("local", leaving).catch(sayWhatIsUnsaved());
    setNotice(words.signedOut);
    await look();
  });

  return {
    email,
    changeEmail,
    who,
    notice,
    checks,
    send: act(async () => {
      const parsedEmail = parseEmail(email);
      if (parsedEmail === null) return login.emailProblem;
      await requestLink({ email: parsedEmail, next: paths.courseMap(), create: true });
      return words.sent;
    }),
    refresh: act(async () => {
      const session = await currentSession();
      return session === null || (await renewSession(session.access_token)) === null
        ? words.nobody
        : words.refreshed;
    }),
    leave,
    debug: act(async () => {
      setChecks(await runChecks());
      return "";
    }),
  };
}
