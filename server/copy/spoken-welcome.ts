/** The greeting that a voice speaks after sign-up. */
export const spokenWelcome = (parentName: string, childName: string) =>
  `Hello ${parentName}, and hello ${childName}! Welcome, my friends. I am so happy you are here.`;
