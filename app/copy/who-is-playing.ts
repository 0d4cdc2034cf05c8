/** Apart from the other words of the child's zone, which a first slide loads. */
export const whoIsPlaying = {
  heading: "Who is playing?",
  switchFrom: (name: string) => `${name} is playing. Let somebody else play`,
};
