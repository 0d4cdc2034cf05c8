import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/db/schema/families.ts", "./server/db/schema/content.ts", "./server/db/schema/auth.ts"],
  out: "./server/db/migrations",
});
