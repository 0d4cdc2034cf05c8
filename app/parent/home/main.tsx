import "#app/ui/tokens.css";
import "#app/ui/character-drawings.ts";
import { lazy } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { startUrls } from "#domain/routing/start-urls.ts";
import { isSession } from "#app/data/auth/stored-session.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { readStored } from "#app/device/web-storage.ts";
import { noteLanding } from "#app/data/telemetry/landing-note.ts";
import { reportCrash } from "#app/data/wire/crash.ts";
import { followTranslationLater } from "#app/ui/follow-translation.ts";
import { HomePage } from "./HomePage.tsx";

/** Nothing but a look into the storage is asked of the start page. */
function hasSession(): boolean {
  try {
    return isSession(JSON.parse(readStored("local", SESSION_KEY) ?? "null"));
  } catch {
    return false; // damaged
  }
}

// Who is signed in is led on.
const isFamily = hasSession();
if (isFamily) location.replace(startUrls.courseMap);

/** When the document has all its files: the code below the first screen delays none of them. */
const loaded = new Promise<void>((resolve) => {
  if (document.readyState === "complete") resolve();
  else window.addEventListener("load", () => resolve(), { once: true });
});
const Landing = lazy(async () => {
  await loaded;
  const { Landing: screen } = await import("./landing/Landing.tsx");
  return { default: screen };
});

const root = document.getElementById("root");
if (root !== null) {
  const screen = (
    <HomePage
      Landing={Landing}
      paywall={root.dataset["paywall"] === "after-first-lesson" ? "after-first-lesson" : "off"}
      onCrash={(error) => reportCrash("home", error)}
      onDone={() => window.location.assign(startUrls.parentName)}
    />
  );
  // Under Vite's own server the document comes empty, from the build it comes prerendered.
  if (root.firstElementChild === null) createRoot(root).render(screen);
  else hydrateRoot(root, screen);
}
if (!isFamily) noteLanding();
followTranslationLater();
