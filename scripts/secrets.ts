import { existsSync } from "node:fs";
import { readConfig } from "#server/platform/config/config.ts";
import { makeSecrets, readStoredSecrets } from "#server/platform/secrets/secrets.ts";

// Prints the secrets for the .env of an installation with DATABASE_URL: those of this data folder
// if it has some, so that sessions and mailed links stay valid, else new ones. New ones are not
// stored.
if (existsSync(".env")) process.loadEnvFile(".env");
const { dataDir } = readConfig({ DATA_DIR: process.env["DATA_DIR"] });
const { privateJwk, secret } = (await readStoredSecrets(dataDir)) ?? makeSecrets();
console.log(`AUTH_PRIVATE_JWK=${JSON.stringify(privateJwk)}`);
console.log(`AUTH_SECRET=${secret}`);
