declare const styles: {
  readonly choice: string;
  readonly empty: string;
  readonly facts: string;
  readonly fields: string;
  readonly head: string;
  readonly language: string;
  readonly part: string;
  readonly settings: string;
  readonly side: string;
  readonly topic: string;
  readonly view: string;
  readonly wide: string;
};
export default styles;
