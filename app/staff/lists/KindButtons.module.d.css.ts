declare const styles: {
  readonly explained: string;
  readonly kinds: string;
};
export default styles;
