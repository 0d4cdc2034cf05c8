import type { AuthenticatedContext } from "#server/auth/context.ts";
import { refused, succeeded } from "#server/platform/control/socket.ts";
import type { CommandResult } from "#server/platform/control/socket.ts";
import { judgeHeldPayment, listHeldPayments } from "./held-payments.ts";

const USAGE = [
  "npm run payments -- list              payments that wait for a person",
  "npm run payments -- settle <id>       it bought the course: the buyer gets it",
  "npm run payments -- refuse <id>       it did not; give the money back at the payment provider",
];

/** What `npm run payments` can ask of the running server. No answer names a buyer. */
export async function runPaymentCommand(
  server: AuthenticatedContext,
  [command, id = ""]: readonly string[],
): Promise<CommandResult> {
  switch (command) {
    case "list": {
      const held = await listHeldPayments(server.db);
      if (held.length === 0) return succeeded("No payment waits.");
      return succeeded(
        ...held.map(
          ({ id: payment, at, amountCents, currency, userId }) =>
            `${payment}  ${at?.toISOString() ?? ""}  ${amountCents} ${currency} (smallest units)  ${userId === null ? "no account yet" : `account ${userId}`}`,
        ),
      );
    }
    case "settle":
    case "refuse": {
      const isBought = command === "settle";
      if (!(await judgeHeldPayment(server, id, isBought)))
        return refused("No such payment waits. 'npm run payments -- list' shows those that do.");
      return succeeded(
        isBought
          ? "Done. The buyer has the course."
          : "Done. It opens nothing. Give the money back at the payment provider.",
      );
    }
    default:
      return refused(...USAGE);
  }
}
