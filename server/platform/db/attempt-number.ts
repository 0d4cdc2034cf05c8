import { sql } from "drizzle-orm";
import { learningEvents } from "./schema.ts";

const { data } = learningEvents;

/** The number of an attempt, from 1. Twin: domain/learning/learning-event.ts explains the two names. */
export const ATTEMPT_NUMBER = sql`coalesce(${data} ->> 'attempt', ${data} ->> 'tries')::int`;
