import { sql } from "drizzle-orm";
import { learningEvents } from "./schema.ts";

const { data } = learningEvents;

/** The number of an attempt, from 1. */
export const ATTEMPT_NUMBER = sql`(${data} ->> 'attempt')::int`;
