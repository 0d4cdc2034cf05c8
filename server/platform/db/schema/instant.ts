import { timestamp } from "drizzle-orm/pg-core";

/** A column that holds a point in time, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
