import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { maskEmail } from "#domain/family/email.ts";
import { paths } from "#domain/routing/paths.ts";
import { readSetupLink, setupNext } from "#domain/payments/purchase.ts";
import type { SetupLink, SetupProblem } from "#domain/payments/purchase.ts";
import { errorPrefix, errorWords } from "#app/copy/errors.ts";
import { privateParam } from "#app/data/routing/url-params.ts";
import { AppError, toAppError } from "#app/data/base/errors.ts";
import { fetchMe } from "#app/data/family/family.ts";
import { setUpBuyer } from "#app/data/wire/functions.ts";
import type { BoughtLink } from "#app/data/wire/functions.ts";
import { fetchPayment } from "#app/data/payments/payment.ts";
import { adoptSession, currentSession, fetchUser } from "#app/data/auth/session.ts";
import { rememberEmail, saveAnswer } from "#app/data/family/signup.ts";
import { convert } from "#app/telemetry/track.ts";
import { leadOn } from "../site-data/lead-on.ts";

type SetupStage = "validating" | "creating-auth-user" | "tracking-purchase" | "redirecting";
export type Setup =
  | { state: SetupStage }
  /** Whose account is to be opened on this device; nothing is made before the press. */
  | { state: "asking"; maskedEmail: string; open: () => void }
  | { state: "error"; message: string; canSignOut: boolean };

type Buyer = Extract<SetupLink, { ok: true }>;

const NEXT = {
  "course-map": paths.courseMap(),
  "kid-name": paths.childName(),
  "setup-reminders": paths.setupReminders(),
};

/** A link that can't be read; its reader goes to the page that says why. */
class UnreadableLink extends Error {
  readonly problem: SetupProblem;
  constructor(problem: SetupProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The link's buyer, and whether they are signed in here already. Throws AppError, UnreadableLink.
 */
async function readBuyer(): Promise<{ link: Buyer; isSignedIn: boolean }> {
  const link = readSetupLink(privateParam("email"), privateParam("name"));
  if (!link.ok) throw new UnreadableLink(link.problem);
  const signedIn = await currentSession();
  if (signedIn !== null && signedIn.user.email !== link.email)
    throw new AppError("setup_other_user");
  return { link, isSignedIn: signedIn !== null };
}

/**
 * The stages of the set-up after a purchase (R-PAY-4). Returns where to go. Throws AppError,
 * UnreadableLink.
 */
async function setUp(stage: (now: SetupStage) => void): Promise<string> {
  // Looked at once more: somebody may have signed in, in another tab, while the page asked.
  const { link, isSignedIn } = await readBuyer();
  stage("creating-auth-user");
  if (!isSignedIn) {
    const tokens = await buy({ email: link.email, parentName: link.name, ...proof() });
    if (tokens === null) {
      // A known e-mail address, or a proof that does not hold: the mail's link signs in.
      rememberEmail(link.email);
      return paths.magicLinkSent();
    }
    await establish(tokens, link.email);
  }
  saveAnswer("parent_name", link.name);

  stage("tracking-purchase");
  const { event_id } = await fetchPayment();
  if (event_id !== null) convert("Purchase", event_id);
  const { profile, draft } = await fetchMe();
  const reminderPreference = profile?.reminder_preference ?? draft?.reminder_preference ?? null;
  stage("redirecting");
  return NEXT[setupNext({ hasProfile: profile !== null, reminderPreference })];
}

function proof(): Pick<BoughtLink, "session_id" | "expires" | "signature"> {
  const session = privateParam("session_id");
  if (session !== null) return { session_id: session };
  const [expires, signature] = [Number(privateParam("expires")), privateParam("signature")];
  return signature === null || !Number.isSafeInteger(expires) ? {} : { expires, signature };
}

async function buy(link: BoughtLink) {
  try {
    return await setUpBuyer(link);
  } catch (error) {
    const known = toAppError(error);
    if (known.code === "setup_email_rejected") throw known;
    throw new AppError(known.code, errorPrefix.setup + known.message);
  }
}

async function establish(
  tokens: { access_token: string; refresh_token: string },
  email: string,
): Promise<void> {
  try {
    await adoptSession(tokens);
  } catch (error) {
    const known = toAppError(error);
    throw new AppError(known.code, errorPrefix.session + known.message);
  }
  const user = await fetchUser().catch(() => null);
  if (user === null) throw new AppError("setup_user_unverified");
  if (user.email !== email) throw new AppError("setup_session_invalid");
}

/** The specified message for a session that ended during the purchase. */
function errorText(error: AppError): string {
  const hasEnded = error.code === "session_missing" || error.code === "not_authenticated";
  return hasEnded && error.message === errorWords[error.code]
    ? errorWords.setup_session_expired
    : error.message;
}

let reading: ReturnType<typeof readBuyer> | null = null;
let running: Promise<string> | null = null;

/**
 * Asks before it opens an account: the link may be somebody else's, and programs that scan links
 * run pages too. Each part runs once for the page, however often the screen is drawn: the proof
 * works one time.
 */
export function useSetup(): Setup {
  const [setup, setSetup] = useState<Setup>({ state: "validating" });
  const [, navigate] = useLocation();
  useEffect(() => {
    const fail = (error: unknown) => {
      if (error instanceof UnreadableLink)
        return window.location.replace(paths.publicBeta(error.problem));
      const known = toAppError(error);
      setSetup({
        state: "error",
        message: errorText(known),
        canSignOut: known.code === "setup_other_user",
      });
    };
    const open = () => {
      running ??= setUp((state) => setSetup({ state }));
      running.then((next) => requestAnimationFrame(() => leadOn(next, navigate)), fail);
    };
    reading ??= readBuyer();
    reading.then(({ link, isSignedIn }) => {
      if (isSignedIn) return open();
      setSetup({ state: "asking", maskedEmail: maskEmail(link.email), open });
    }, fail);
  }, [navigate]);
  return setup;
}
