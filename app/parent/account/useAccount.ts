import { useEffect, useState } from "react";
import type { Consents } from "#domain/consent/consent.ts";
import { paths } from "#domain/routing/paths.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { fetchMe, saveNames } from "#app/data/family/family.ts";
import { flushMutationQueue } from "#app/data/mutations/mutation-queue.ts";
import { fetchPayment } from "#app/data/payments/payment.ts";
import {
  deleteAccount,
  endDevice,
  fetchConsents,
  fetchDevices,
  fetchExport,
  saveConsents,
  sendProof,
} from "#app/data/privacy/privacy.ts";
import { cancelReminder, fetchReminder, saveMailReminder } from "#app/data/reminders/reminders.ts";
import {
  currentSession,
  requestEmailChange,
  requestProof,
  signOut,
} from "#app/data/auth/session.ts";
import { decided, endTelemetry } from "#app/telemetry/start.ts";
import { useLoad } from "#app/data/base/use-load.ts";

type Me = Awaited<ReturnType<typeof fetchMe>>;

export interface AccountData {
  me: Me;
  reminder: Awaited<ReturnType<typeof fetchReminder>>["reminder"];
  consents: Awaited<ReturnType<typeof fetchConsents>>;
  devices: Awaited<ReturnType<typeof fetchDevices>>["sessions"];
  isPaid: boolean;
}

async function loadAccount(): Promise<AccountData | null> {
  if ((await currentSession()) === null) return null;
  const [me, { reminder }, consents, { sessions }, { paid }] = await Promise.all([
    fetchMe(),
    fetchReminder(),
    fetchConsents(),
    fetchDevices(),
    fetchPayment(),
  ]);
  return { me, reminder, consents, devices: sessions, isPaid: paid };
}

export type Account =
  | { state: "loading" }
  | { state: "redirecting" }
  | { state: "failed"; message: string; again: () => void }
  | { state: "deleted" }
  | ({ state: "ready" } & ReadyAccount);

export interface ReadyAccount {
  data: AccountData;
  /** What is being done, or null. */
  busy: string | null;
  /** What went wrong, with the section it belongs to. */
  problem: { section: string; message: string } | null;
  notice: { section: string; message: string } | null;
  /** A step that waits for a mailed code. */
  proof: {
    submit: (code: string) => void;
    cancel: () => void;
    problem: string | null;
    isBusy: boolean;
    sendAgain: () => void;
  } | null;
  act: AccountActs;
}

interface AccountActs {
  saveFamily: (
    profile: { parent_name: string; kid_name: string; kid_age: number },
    saved: string,
  ) => void;
  saveConsents: (given: Consents) => void;
  remind: (type: "tonight" | "weekend") => void;
  cancelReminder: () => void;
  changeEmail: (email: string, sent: string) => void;
  endDevice: (id: string) => void;
  endAll: () => void;
  signOut: () => void;
  download: () => void;
  deleteAll: () => void;
}

function saveFile(content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = "treasure-tracker.json";
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A step that the server does only after a mailed code. */
interface Guarded {
  section: string;
  run: () => Promise<unknown>;
}

export function useAccount(): Account {
  const loaded = useLoad("account", loadAccount);
  const [data, setData] = useState<AccountData | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReadyAccount["problem"]>(null);
  const [notice, setNotice] = useState<ReadyAccount["notice"]>(null);
  const [guarded, setGuarded] = useState<Guarded | null>(null);
  const [proofProblem, setProofProblem] = useState<string | null>(null);
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

  const reload = async () => setData(await loadAccount());

  const run = async (section: string, work: () => Promise<unknown>, message = "") => {
    setBusy(section);
    setProblem(null);
    setNotice(null);
    try {
      await work();
      if (message !== "") setNotice({ section, message });
    } catch (error) {
      const known = toAppError(error);
      if (known.code === "proof_needed" || known.code === "reauthentication_needed")
        await askForCode({ section, run: work });
      else setProblem({ section, message: known.message });
    } finally {
      setBusy(null);
    }
  };

  const askForCode = async (step: Guarded) => {
    setProofProblem(null);
    setGuarded(step);
    await requestProof().catch((error: unknown) => setProofProblem(toAppError(error).message));
  };

  const submitProof = async (code: string) => {
    if (guarded === null) return;
    setBusy("proof");
    setProofProblem(null);
    try {
      await sendProof(code);
      setGuarded(null);
      await run(guarded.section, guarded.run);
    } catch (error) {
      setProofProblem(toAppError(error).message);
    } finally {
      setBusy(null);
    }
  };

  if (isDeleted) return { state: "deleted" };
  if (isNobody) return { state: "redirecting" };
  if (loaded.state === "loading" || isUnconfirmed) return { state: "loading" };
  if (loaded.state === "failed")
    return { state: "failed", message: loaded.error.message, again: loaded.again };
  const shown = data ?? loaded.value;
  if (shown === null) return { state: "redirecting" };

  const leave = async (scope: "local" | "global") => {
    endTelemetry();
    // What a child did offline and was not sent yet goes with the session.
    await flushMutationQueue().catch(() => undefined);
    await signOut(scope);
    window.location.replace(paths.home());
  };

  return {
    state: "ready",
    data: shown,
    busy,
    problem,
    notice,
    proof:
      guarded === null
        ? null
        : {
            submit: (code) => void submitProof(code),
            cancel: () => setGuarded(null),
            problem: proofProblem,
            isBusy: busy === "proof",
            sendAgain: () => void askForCode(guarded),
          },
    act: {
      saveFamily: (profile, saved) =>
        void run("family", () => saveNames(profile).then(reload), saved),
      saveConsents(given) {
        // Shown at once; what could not be saved comes back as it was.
        setData({ ...shown, consents: { ...shown.consents, consents: given } });
        void run("consents", () =>
          saveConsents(given)
            .then(({ consents }) => decided(consents))
            .finally(reload),
        );
      },
      remind: (type) => void run("reminder", () => saveMailReminder(type).then(reload)),
      cancelReminder: () => void run("reminder", () => cancelReminder().then(reload)),
      changeEmail: (email, sent) =>
        void run("email", () =>
          requestEmailChange(email).then(() => setNotice({ section: "email", message: sent })),
        ),
      endDevice: (id) => void run("devices", () => endDevice(id).then(reload)),
      endAll: () => void run("devices", () => leave("global")),
      signOut: () => void run("sign-out", () => leave("local")),
      download: () => void run("data", () => fetchExport().then(saveFile)),
      deleteAll: () =>
        void run("delete", async () => {
          await deleteAccount();
          setDeleted(true);
          endTelemetry();
          await signOut("local").catch(() => undefined); // the account is gone; only this device's storage is left
        }),
    },
  };
}
