declare const styles: {
  readonly choiceItem: string;
  readonly choicePicture: string;
  readonly choiceSpeak: string;
  readonly choices: string;
  readonly note: string;
};
export default styles;
