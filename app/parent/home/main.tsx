import "#app/ui/tokens.css";
import "#app/ui/character-drawings.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { startUrls } from "#domain/routing/start-urls.ts";
import { crash } from "#app/copy/crash.ts";
import { isSession } from "#app/data/auth/stored-session.ts";
import { SESSION_KEY } from "#app/data/base/session-key.ts";
import { readStored } from "#app/device/web-storage.ts";
import { noteLanding } from "#app/data/telemetry/landing-note.ts";
import { reportCrash } from "#app/data/wire/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { followTranslationLater } from "#app/ui/follow-translation.ts";
import { IntroScreen } from "./IntroScreen.tsx";

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

const root = document.getElementById("root");
if (root !== null) {
  const screen = (
    <CrashScreen words={crash} onCrash={(error) => reportCrash("home", error)}>
      <IntroScreen onDone={() => window.location.assign(startUrls.parentName)} />
    </CrashScreen>
  );
  // Under Vite's own server the document comes empty, from the build it comes prerendered.
  if (root.firstElementChild === null) createRoot(root).render(screen);
  else hydrateRoot(root, screen);
}
if (!isFamily) noteLanding();
followTranslationLater();
