/** Words of the pages that the server renders itself. */
export const unsubscribePage = {
  title: "Treasure Tracker",
  reminders: {
    question: "No more mails?",
    button: "No more reminders and news",
    done: "Done. We send you no more reminders and no news.",
    text: "Mails to sign in still come when you ask for them.",
  },
  weeklySummary: {
    question: "No more weekly mails?",
    button: "No more weekly mails",
    done: "Done. The weekly mail is switched off.",
    text: "You find the same at any time under 'What was learned' on your account page, and can switch the mail on again there.",
  },
};

export const mailboxPage = {
  title: "Mailbox",
  heading: "Mailbox of this installation",
  empty: "No mail yet. Mails that the product sends show up here.",
  frame: (to: string) => `Mail to ${to}`,
  sentTo: (to: string, at: string) => `to ${to}, ${at}`,
};

export const checkoutPage = {
  heading: "Checkout of this installation",
  product: "Money Skills: Treasure Tracker",
  standIn: "This page takes no money: it stands in for the real payment page.",
  email: "E-mail",
  name: "Your name",
  pay: (dollars: number) => `Pay $${dollars}`,
  emailMissing: "Please type an e-mail address.",
};
