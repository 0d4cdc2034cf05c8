import "#app/ui/character-drawings.ts";
import { renderToString } from "react-dom/server";
import { crash } from "#app/copy/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { IntroScreen } from "./IntroScreen.tsx";

/** The start page's markup, made at build time with the same tree that the browser takes over. */
export const prerender = () =>
  renderToString(
    <CrashScreen words={crash} onCrash={() => undefined}>
      <IntroScreen onDone={() => undefined} />
    </CrashScreen>,
  );
