declare const styles: {
  readonly gone: string;
  readonly picture: string;
  readonly video: string;
};
export default styles;
