/** What children read and hear on a chat slide. */
export const chat = {
  log: "Messages",
  you: "You",
  next: "Next message",
  all: "Show all",
  choose: "What do you say?",
  writes: (name: string) => `${name} is writing`,
  listen: (name: string, text: string) => `${name}: ${text}`,
};
