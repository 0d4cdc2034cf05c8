import { expect, test } from "vitest";
import { mailProvidersOf } from "./mail-provider.ts";

test.each([
  ["sam@gmail.com", "Gmail"],
  ["sam@googlemail.com", "Gmail"],
  ["sam@hotmail.com", "Outlook"],
  ["sam@me.com", "iCloud Mail"],
  ["sam@yahoo.com", "Yahoo Mail"],
  ["sam@proton.me", "Proton Mail"],
  ["sam@example.com", "Gmail, Outlook, Yahoo Mail, iCloud Mail"],
  ["sam@gmail.com.example", "Gmail, Outlook, Yahoo Mail, iCloud Mail"],
  ["sam@constructor", "Gmail, Outlook, Yahoo Mail, iCloud Mail"],
  ["", "Gmail, Outlook, Yahoo Mail, iCloud Mail"],
])(
  "the mail of '%s' is read at %s, by a URL without the e-mail address (T-1851)",
  (email, names) => {
    const providers = mailProvidersOf(email);
    expect(providers.map(({ name }) => name).join(", ")).toBe(names);
    for (const { url } of providers) expect(url).toMatch(/^https:\/\/[a-z.]+\/[a-z/]*$/);
  },
);
