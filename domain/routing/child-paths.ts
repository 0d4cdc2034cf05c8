import { CHILD_ROUTES, LINKED_ROUTES } from "./child-routes.ts";
import { urlBuilders } from "./url-of.ts";

/** The URL builders of the child's zone: of its own routes, and of those that it leads to. */
export const paths = urlBuilders({ ...CHILD_ROUTES, ...LINKED_ROUTES });
