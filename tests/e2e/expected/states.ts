/** A union's members as a table: one that is forgotten does not compile. */
export const states = <State extends string>(screen: string, members: Record<State, true>) =>
  Object.keys(members).map((state) => `${screen}: ${state}`);
