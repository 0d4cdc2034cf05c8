declare const styles: {
  readonly head: string;
  readonly title: string;
  readonly window: string;
};
export default styles;
