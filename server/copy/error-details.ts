/**
 * Messages of API errors that say more than the message of their code (domain/wire/error-codes.ts).
 * Developers and logs read them; what families read is in app/copy/errors.ts.
 */
export const errorDetails = {
  noSuchCall: "There is no such call.",
  noSuchFunction: "There is no such function.",
  noSuchFile: "There is no such file.",
  noSuchVersion: "There is no such version.",
  noSuchDevice: "There is no such device.",
  noSuchUpload: "There is no such upload.",
  noConverter: "Clips are not converted here.",
  noVoice: "No voice service is set up here.",
  noSuchSignup: "There is no such sign-up.",
  foreignLink: "This link is not ours.",
  deletedMeanwhile: "It was deleted meanwhile.",
  itemGone: "It is not there any more.",
  lessonGone: "The lesson is not there any more.",
  listEditedElsewhere: "Somebody else changed this list meanwhile.",
  ordersDiffer: "Both orders must hold the same things.",
  instanceStopping: "This instance is stopping.",
  textNotSent: "The text could not be sent.",
  fileBeingRemoved: "This file was unused and is being removed. Please upload it again.",
  wrongSignature: "The signature does not hold.",
  unstorable: "The request holds characters that cannot be stored, or too many values.",
  tooDeep: "The request is nested too deeply.",
  unreadableRequest: "The request could not be read.",
  invalidField: (path: string, problem: string) => `${path}: ${problem}`,
  uploadRefused: (reason: string, line?: number) =>
    `The file is refused: ${reason}${line === undefined ? "" : `, line ${line}`}.`,
  notReady: (checks: readonly string[]) => `Not ready: ${checks.join(", ")}`,
};
