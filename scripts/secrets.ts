import { existsSync } from "node:fs";
import { readConfig } from "#server/config.ts";
import { makeSecrets, readStored } from "#server/secrets.ts";

// For .env of an installation with DATABASE_URL: those of this data folder, where people's sessions and links hang on
// them, else new ones. Nothing is kept here.
if (existsSync(".env")) process.loadEnvFile(".env");
const { dataDir } = readConfig({ DATA_DIR: process.env["DATA_DIR"] });
const { privateJwk, secret } = (await readStored(dataDir)) ?? makeSecrets();
console.log(`AUTH_PRIVATE_JWK=${JSON.stringify(privateJwk)}`);
console.log(`AUTH_SECRET=${secret}`);
