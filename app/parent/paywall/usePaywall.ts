import { useEffect, useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { CHECKOUT_EVENT } from "#domain/wire/product-event.ts";
import { publicParam } from "#app/data/routing/url-params.ts";
import { toAppError } from "#app/data/base/errors.ts";
import type { Action } from "#app/data/base/use-action.ts";
import { useAction } from "#app/data/base/use-action.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { fetchCheckout, fetchPayment } from "#app/data/payments/payment.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { convert, track } from "#app/telemetry/track.ts";

export type Paywall =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "offer"; buy: Action<[]> }
  /** Back from the payment page; the provider's message is not here yet. */
  | { state: "waiting"; isSlow: boolean; look: () => void }
  | { state: "paid"; isFresh: boolean }
  | { state: "failed"; message: string; look: () => void };

const LOOK_EVERY_MS = 2_000;
const SLOW_AFTER_LOOKS = 5;

export function usePaywall(): Paywall {
  const isReturn = publicParam("payment") === "true";
  const [found, setFound] = useState<
    "nothing" | "nobody" | "paid" | "unpaid" | { message: string }
  >("nothing");
  const [looks, setLooks] = useState(0);
  const today = useToday();
  // Back from the payment page it looks by itself.
  const day = isReturn ? null : today;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if ((await currentSession()) === null) return "nobody";
      const { paid, event_id } = await fetchPayment();
      if (isReturn && event_id !== null) convert("Purchase", event_id);
      return paid ? "paid" : "unpaid";
    };
    look().then(
      (now) => isCurrent && setFound(now),
      (error: unknown) => {
        const known = toAppError(error);
        const failure = known.code === "not_authenticated" ? "nobody" : { message: known.message };
        // What was found on another day is better than nothing.
        if (isCurrent)
          setFound((before) =>
            before === "unpaid" && !isReturn && failure !== "nobody" ? before : failure,
          );
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [looks, isReturn, day]);

  const isOffer = found === "unpaid" && !isReturn;
  useEffect(() => {
    if (isOffer) track("paywall_viewed", {});
  }, [isOffer]);

  const isWaiting = isReturn && found === "unpaid";
  const isSlow = looks >= SLOW_AFTER_LOOKS;
  useEffect(() => {
    if (!isWaiting || isSlow) return;
    const timer = setTimeout(() => setLooks((n) => n + 1), LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isSlow, looks]);

  useEffect(() => {
    if (found === "nobody") window.location.replace(paths.login());
  }, [found]);

  const buy = useAction(
    async () => {
      const { url, event_id } = await fetchCheckout();
      track("checkout_started", CHECKOUT_EVENT);
      convert("InitiateCheckout", event_id);
      window.location.assign(url);
    },
    { leaves: true },
  );

  const look = () => setLooks((n) => n + 1);
  if (found === "nothing") return { state: "loading" };
  if (found === "nobody") return { state: "redirecting" };
  if (typeof found === "object") return { state: "failed", message: found.message, look };
  if (found === "paid") return { state: "paid", isFresh: isReturn };
  return isReturn ? { state: "waiting", isSlow, look } : { state: "offer", buy };
}
