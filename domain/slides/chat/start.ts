const message = (sender: number, text: string) => ({
  sender,
  text,
  audio_url: null,
  image_url: null,
  alt: "",
  is_choice: false,
  reply: "",
  reply_audio_url: null,
});

const sender = (name: string, is_pocket = false) => ({
  name,
  image_url: null,
  is_pocket,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const chatStart = {
  heading: "Noor and Jay",
  heading_audio_url: null,
  senders: [sender("Noor"), sender("Jay"), sender("Pocket", true)],
  messages: [
    message(0, "Forty dollars! From Grandma."),
    message(1, "New headphones. Only today!"),
    message(2, "What happens tomorrow?"),
    { ...message(0, "The same price, I guess."), is_choice: true, reply: "Ha. So there is time." },
    { ...message(0, "No idea."), is_choice: true, reply: "Then look again tomorrow." },
  ],
};
