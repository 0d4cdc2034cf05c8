/** The picture at the head of our mails: its path on our host, and the size at which mails show it. */
export const MAIL_PICTURE = { path: "/mail-pocket.png", width: 560, height: 210 } as const;
