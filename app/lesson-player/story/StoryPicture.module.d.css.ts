declare const styles: {
  readonly captions: string;
  readonly picture: string;
};
export default styles;
