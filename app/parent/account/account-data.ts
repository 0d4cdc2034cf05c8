import { useEffect, useState } from "react";
import { paths } from "#domain/routing/paths.ts";
import { currentSession } from "#app/data/auth/session.ts";
import { useLoad } from "#app/data/base/use-load.ts";
import { useToday } from "#app/data/base/use-today.ts";
import { fetchMe } from "#app/data/family/family.ts";
import { fetchPayment } from "#app/data/payments/payment.ts";
import { fetchAskedPurposes, fetchConsents, fetchDevices } from "#app/data/privacy/privacy.ts";
import { fetchReminder } from "#app/data/reminders/reminders.ts";

export interface AccountData {
  me: Awaited<ReturnType<typeof fetchMe>>;
  reminder: Awaited<ReturnType<typeof fetchReminder>>["reminder"];
  consents: Awaited<ReturnType<typeof fetchConsents>>;
  /** What this installation asks families to agree to. */
  asked: Awaited<ReturnType<typeof fetchAskedPurposes>>;
  devices: Awaited<ReturnType<typeof fetchDevices>>["sessions"];
  isPaid: boolean;
}

/** Everything that the account page shows; null without a session. */
async function loadAccount(): Promise<AccountData | null> {
  if ((await currentSession()) === null) return null;
  const [me, { reminder }, consents, asked, { sessions }, { paid }] = await Promise.all([
    fetchMe(),
    fetchReminder(),
    fetchConsents(),
    fetchAskedPurposes(),
    fetchDevices(),
    fetchPayment(),
  ]);
  return { me, reminder, consents, asked, devices: sessions, isPaid: paid };
}

export type LoadedAccount =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "failed"; message: string; again: () => void }
  | { state: "ready"; data: AccountData };

/**
 * Reads the account, and leads to the page where a visitor signs in or an unconfirmed family
 * answers.
 */
export function useAccountData() {
  const today = useToday();
  const loaded = useLoad("account", loadAccount, undefined, today);
  const [newer, setNewer] = useState<AccountData | null>(null);
  const read = loaded.state === "ready" ? loaded.value : null;
  // What was changed here is in what is read on a new day.
  useEffect(() => setNewer(null), [read]);
  const [isDeleted, setDeleted] = useState(false);

  const isNobody =
    (loaded.state === "ready" && loaded.value === null) ||
    (loaded.state === "failed" && loaded.error.code === "not_authenticated");
  // The callback page asks whose family it is, and leads back.
  const isUnconfirmed = loaded.state === "failed" && loaded.error.code === "family_unconfirmed";
  useEffect(() => {
    if (isNobody && !isDeleted) window.location.replace(paths.login());
    if (isUnconfirmed) window.location.replace(paths.authCallback(paths.account()));
  }, [isNobody, isDeleted, isUnconfirmed]);

  const data = newer ?? read;
  const result = (): LoadedAccount => {
    if (isNobody) return { state: "redirecting" };
    if (loaded.state === "loading" || isUnconfirmed) return { state: "loading" };
    if (loaded.state === "failed")
      return { state: "failed", message: loaded.error.message, again: loaded.again };
    return data === null ? { state: "redirecting" } : { state: "ready", data };
  };
  return {
    loaded: result(),
    isDeleted,
    setDeleted,
    reload: async () => setNewer(await loadAccount()),
    /** Shows consents before they are saved. */
    showConsents: (change: (shown: AccountData["consents"]) => Partial<AccountData["consents"]>) =>
      data !== null &&
      setNewer({ ...data, consents: { ...data.consents, ...change(data.consents) } }),
  };
}
