import "#app/ui/character-drawings.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { intro } from "#app/copy/intro.ts";
import { HomePage } from "./HomePage.tsx";
import { Landing } from "./landing/Landing.tsx";

const nothing = () => undefined;

/** The start page's markup, made at build time with the same tree that the browser takes over. */
export const prerender = (paywall: PaywallMode): string =>
  renderToString(
    <HomePage Landing={Landing} paywall={paywall} onCrash={nothing} onDone={nothing} />,
  );

/**
 * What other sites show of a link to the start page (Open Graph).
 *
 * @param origin stands for the product's own origin, which the server knows: only whole URLs count
 */
export const shared = (origin: string): string =>
  renderToStaticMarkup(
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={intro.product} />
      <meta property="og:title" content={`${intro.product} - ${intro.ages}`} />
      <meta property="og:description" content={intro.text} />
      <meta property="og:url" content={`${origin}/`} />
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={intro.shared} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
