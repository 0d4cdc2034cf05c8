/** Words of the pages that the server renders itself. */
export const unsubscribePage = {
  title: "Treasure Tracker",
  reminders: {
    question: "No more mails?",
    button: "No more reminders and news",
    done: "Done. You won't get any more reminders or news.",
    text: "Mails to sign in still come when you ask for them.",
  },
  weeklySummary: {
    question: "No more weekly e-mails?",
    button: "No more weekly e-mails",
    done: "Done. The weekly e-mail is switched off.",
    text: "You can always find this under 'What was learned' on your account page, and switch the e-mail back on there.",
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
