/** Words of the certificate for the finished course, and of its page for parents. */
export const certificate = {
  title: "Certificate",
  heading: (child: string) => `${child}'s certificate`,
  loadFailed: "The certificate could not be loaded.",
  tryAgain: "Try Again",
  unfinishedHeading: "Nearly there!",
  unfinished: (child: string) =>
    `The certificate is ready when ${child} has finished every mission.`,
  toCourse: "Back to the course",
  toAccount: "Back to your account",
  print: "Print",
  save: "Save as picture",
  saving: "Saving...",
  saveFailed: "The picture could not be made. Please print the certificate instead.",

  brand: "Pocket's Treasure Tracker",
  awardedTo: "This certificate belongs to",
  finished: "who has finished all five missions",
  learned: [
    "Where money comes from",
    "A need or a want · Saving for a goal",
    "Planning before buying · Sharing",
  ],
  signatures: ["Pocket", "Glimm"],
  picture: (child: string) =>
    `Certificate: ${child} has finished all five missions of Pocket's Treasure Tracker. Pocket the otter cheers beside a treasure chest, Glimm glows above.`,
};
