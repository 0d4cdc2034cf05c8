/** The greeting that a voice speaks after sign-up; without the child's name while that may not be said. */
export const spokenWelcome = (parentName: string, childName: string | null) =>
  `Hello ${parentName}${childName === null ? "" : `, and hello ${childName}`}! Welcome, my friends. I am so happy you are here.`;
