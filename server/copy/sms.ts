/** A reminder by SMS. `courseUrl`: the course map. */
export const reminderSms = (courseUrl: string) =>
  `Ahoy from Treasure Tracker! Time for a little treasure hunt: ${courseUrl} Reply STOP to get no more texts.`;

/** The code that proves a phone. */
export const phoneCodeSms = (code: string, minutes: number) =>
  `${code} is your Treasure Tracker code, for ${minutes} minutes. If you did not ask for it, ignore it. Reply STOP to get no more texts.`;
