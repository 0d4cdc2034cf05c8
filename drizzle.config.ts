import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/platform/db/schema/families.ts",
    "./server/platform/db/schema/children.ts",
    "./server/platform/db/schema/allowance.ts",
    "./server/platform/db/schema/learning.ts",
    "./server/platform/db/schema/content.ts",
    "./server/platform/db/schema/counters.ts",
    "./server/platform/db/schema/auth.ts",
    "./server/platform/db/schema/phones.ts",
  ],
  out: "./server/platform/db/migrations",
});
