// drizzle takes one object with every table in it; this is that object.
export * from "./schema/allowance.ts";
export * from "./schema/auth.ts";
export * from "./schema/children.ts";
export * from "./schema/content.ts";
export * from "./schema/counters.ts";
export * from "./schema/families.ts";
export * from "./schema/learning.ts";
export * from "./schema/phones.ts";
