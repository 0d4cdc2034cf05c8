declare const styles: {
  readonly captions: string;
  readonly picture: string;
  readonly transcript: string;
};
export default styles;
