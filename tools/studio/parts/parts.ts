import type { ViteDevServer } from "vite";
import { servePage } from "../serve-page.ts";

export const PARTS_PORT = 5176;

/** Serves the page of the shared parts. */
export const serveParts = (port: number): Promise<ViteDevServer> =>
  servePage(import.meta.dirname, port, {
    name: "parts",
    include: ["react", "react-dom", "react-dom/client", "valibot"],
  });
