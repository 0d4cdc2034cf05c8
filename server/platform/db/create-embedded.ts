import { PGlite } from "@electric-sql/pglite";

// A process of its own (connect.ts): what making a database takes, 300 MB, ends with it.
const [, , folder] = process.argv;
if (folder !== undefined) await (await PGlite.create(folder)).close();
