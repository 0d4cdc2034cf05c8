declare const styles: {
  readonly asked: string;
  readonly going: string;
  readonly intro: string;
  readonly name: string;
  readonly target: string;
};
export default styles;
