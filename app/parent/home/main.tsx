import "#app/ui/tokens.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { crash } from "#app/copy/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { IntroScreen } from "./IntroScreen.tsx";

const root = document.getElementById("root");
if (root !== null) {
  const screen = (
    <CrashScreen words={crash}>
      <IntroScreen onDone={() => window.location.assign("/onboarding/parent-name")} />
    </CrashScreen>
  );
  // Under Vite's own server the document comes empty, from the build it comes prerendered.
  if (root.firstElementChild === null) createRoot(root).render(screen);
  else hydrateRoot(root, screen);
}
