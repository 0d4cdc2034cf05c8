import { Suspense } from "react";
import type { ComponentType } from "react";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { crash } from "#app/copy/crash.ts";
import { CrashScreen } from "#app/ui/CrashScreen.tsx";
import { IntroScreen } from "./IntroScreen.tsx";

/**
 * The start page, the same in the build, which writes its markup, and in the browser, which takes
 * it over.
 *
 * @param Landing what stands below the first screen; in the browser its code comes later
 */
export const HomePage = ({
  Landing,
  paywall,
  onCrash,
  onDone,
}: {
  Landing: ComponentType<{ paywall: PaywallMode }>;
  paywall: PaywallMode;
  onCrash: (error: unknown) => void;
  onDone: () => void;
}) => (
  <CrashScreen words={crash} onCrash={onCrash}>
    <IntroScreen onDone={onDone} isFirstFree={paywall !== "off"}>
      <Suspense fallback={null}>
        <Landing paywall={paywall} />
      </Suspense>
    </IntroScreen>
  </CrashScreen>
);
