import { lazy } from "react";
import type { ComponentType } from "react";
import { builder as words } from "#app/copy/builder.ts";

const NotLoaded = () => <p role="alert">{words.panelNotLoaded}</p>;

/**
 * A part of the page whose code is loaded when it is shown. Where that fails, a line says so, or what
 * stands in for it, and the page stays.
 */
export const lazyPart = <Props,>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props> = NotLoaded,
) =>
  lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: StandIn };
    }
  });
