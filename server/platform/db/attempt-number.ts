import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { learningEvents } from "./schema.ts";

/** The number of an attempt, from 1, by the event's data. */
export const attemptNumberOf = (data: SQLWrapper) => sql`(${data} ->> 'attempt')::int`;
export const ATTEMPT_NUMBER = attemptNumberOf(learningEvents.data);
