import fc from "fast-check";

/**
 * `npm test` tries the same values of each property each time, so that a failure belongs to the
 * change that was made. `npm run test:long` draws new ones.
 */
if (process.env["LONG"] === undefined) fc.configureGlobal({ seed: 1 });
