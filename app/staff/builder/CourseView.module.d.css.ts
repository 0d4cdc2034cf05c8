declare const styles: {
  readonly fields: string;
  readonly head: string;
  readonly part: string;
  readonly side: string;
  readonly view: string;
};
export default styles;
