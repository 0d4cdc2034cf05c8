import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/db/schema/families.ts",
    "./server/db/schema/content.ts",
    "./server/db/schema/counters.ts",
    "./server/db/schema/auth.ts",
    "./server/db/schema/phones.ts",
  ],
  out: "./server/db/migrations",
});
