import { CHILD_ROUTES, EXITS } from "./child-routes.ts";
import { urlBuilders } from "./url-of.ts";

/** The URL builders of the child's zone: of its own routes, and of those that it leads to. */
export const paths = urlBuilders({ ...CHILD_ROUTES, ...EXITS });
