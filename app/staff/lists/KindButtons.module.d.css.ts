declare const styles: {
  readonly kinds: string;
};
export default styles;
