declare const styles: {
  readonly above: string;
  readonly actions: string;
  readonly head: string;
  readonly place: string;
};
export default styles;
