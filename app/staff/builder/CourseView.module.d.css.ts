declare const styles: {
  readonly choice: string;
  readonly empty: string;
  readonly fields: string;
  readonly filter: string;
  readonly head: string;
  readonly part: string;
  readonly problem: string;
  readonly settings: string;
  readonly side: string;
  readonly view: string;
};
export default styles;
