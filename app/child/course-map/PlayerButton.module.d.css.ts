declare const styles: {
  readonly player: string;
};
export default styles;
