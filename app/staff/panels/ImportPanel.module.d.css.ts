declare const styles: {
  readonly asked: string;
  readonly going: string;
  readonly intro: string;
};
export default styles;
