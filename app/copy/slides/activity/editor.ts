/** Fields that every activity's editor has, which are loaded with it. */
export const activityFieldWords = {
  question: "Question",
  questionAudio: "Voice for the question",
  name: "name",
  picture: "picture",
  alt: "description of the picture",
  audio: "voice for the name",
  tooLittle: "Said when it is too little",
  tooLittleAudio: "Voice for too little",
  tooMuch: "Said when it is too much",
  tooMuchAudio: "Voice for too much",
  doneQuote: "Glimm says at the end",
  doneAudio: "Voice for Glimm's words",
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
};
