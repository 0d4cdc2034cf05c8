import { useState } from "react";
import { useLocation } from "wouter";
import { maskEmail } from "#domain/family/email.ts";
import { paths, safeNext } from "#domain/routing/paths.ts";
import { privateParam, publicParam } from "#app/data/routing/url-params.ts";
import { AppError } from "#app/data/base/errors.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { askedHere, hashEmail, peekLink } from "#app/data/auth/mailed-link.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { sessionEmail } from "#app/data/auth/stored-session.ts";
import { openLink } from "#app/data/auth/sign-in.ts";
import type { LinkPreview } from "#app/data/auth/mailed-link.ts";
import type { LinkType } from "#app/data/auth/sign-in.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { leadOn } from "../site-data/lead-on.ts";

export type Handler =
  | { state: "loading" }
  | { state: "failed"; message: string }
  /** One of the two e-mail addresses of an e-mail change has agreed. */
  | { state: "other-email-pending" }
  /** Both have, and the account has gone to the other one. */
  | { state: "account-moved" }
  | {
      state: "ready";
      /** The link confirms a password that was chosen at sign-up. */ setsPassword: boolean;
      preview: LinkPreview;
      /** Somebody else who is signed in here, masked. */ otherEmail: string | null;
      isBusy: boolean;
      signIn: () => void;
    };

export function useMagicLinkHandler(): Handler {
  const [answered, setAnswered] = useState<"other-email-pending" | "account-moved" | null>(null);
  const [, navigate] = useLocation();
  const tokenHash = privateParam("token_hash");
  const type = linkType(publicParam("type"));
  const next = safeNext(publicParam("next"), paths.courseMap());

  const loaded = useLoad(`link ${tokenHash}`, async () => {
    if (tokenHash === null) throw new AppError("otp_expired");
    const [preview, session] = await Promise.all([
      peekLink(tokenHash),
      currentSession().catch(() => null),
    ]);
    const signedIn = sessionEmail(session);
    const isOther = signedIn !== null && (await hashEmail(signedIn)) !== preview.email_hash;
    return { preview, otherEmail: isOther ? maskEmail(signedIn) : null };
  });

  const signIn = useAction(
    async (token: string, preview: LinkPreview) => {
      if (type !== "email_change" && (await askedHere(preview.challenge_hash))) {
        const redirect = `${window.location.origin}${paths.authCallback(next)}`;
        return window.location.assign(
          `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirect })}`,
        );
      }
      const opened = await openLink(token, type);
      if (opened !== "signed-in") return setAnswered(opened);
      leadOn(paths.authCallback(next), navigate);
    },
    { leaves: true },
  );

  if (answered !== null) return { state: answered };
  if (signIn.error !== null) return { state: "failed", message: signIn.error.message };
  if (loaded.state === "loading") return { state: "loading" };
  if (loaded.state === "failed" || tokenHash === null)
    return { state: "failed", message: loaded.state === "failed" ? loaded.error.message : "" };
  const setsPassword = loaded.value.preview.kind === "signup_password";
  return {
    state: "ready",
    setsPassword,
    ...loaded.value,
    isBusy: signIn.busy,
    signIn: () => signIn.run(tokenHash, loaded.value.preview),
  };
}

const linkType = (text: string | null): LinkType =>
  text === "signup" || text === "recovery" || text === "email_change" ? text : "email";
