declare const styles: {
  readonly tab: string;
  readonly tabs: string;
};
export default styles;
