import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { refused, succeeded } from "#server/platform/control/socket.ts";
import type { CommandResult } from "#server/platform/control/socket.ts";
import type { AuthContext } from "./context.ts";
import { addStaff, listStaff, removeStaff, setAuthorPassword } from "./staff.ts";

const USAGE = [
  "npm run staff -- list                 who may open the lesson builder",
  "npm run staff -- password             a new password for the builder's page",
  "npm run staff -- add <e-mail>         somebody who signs in by mail ('Sign in with e-mail')",
  "npm run staff -- remove <e-mail>      takes that away; 'remove author' closes the page's password",
];

/** What `npm run staff` can ask of the running server. */
export async function runCommand(
  auth: AuthContext,
  [command, who = ""]: readonly string[],
): Promise<CommandResult> {
  switch (command) {
    case "list": {
      const staff = await listStaff(auth.db);
      if (staff.length === 0)
        return succeeded(
          "Nobody. 'npm run staff -- password' makes a password for the builder's page.",
        );
      return succeeded(
        ...staff.map(({ email }) =>
          email === AUTHOR_EMAIL ? "author (the page's password)" : email,
        ),
      );
    }
    case "password":
      return succeeded(
        "The password of the lesson builder is now:",
        `  ${await setAuthorPassword(auth)}`,
        "It is shown this once. Earlier sessions have ended, and wrong passwords of before count no more.",
      );
    case "add": {
      const user = await addStaff(auth, who);
      return user === null
        ? refused("That is no e-mail address.")
        : succeeded(`${user.email} can sign in to the lesson builder by mail.`);
    }
    case "remove": {
      const email = who === "author" ? AUTHOR_EMAIL : who;
      return (await removeStaff(auth, email))
        ? succeeded("Done. Their sessions have ended.")
        : refused("There is no such staff.");
    }
    default:
      return refused(...USAGE);
  }
}
