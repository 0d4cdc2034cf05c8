declare const styles: {
  readonly files: string;
  readonly head: string;
  readonly label: string;
  readonly note: string;
  readonly part: string;
  readonly row: string;
  readonly same: string;
  readonly scroll: string;
  readonly source: string;
  readonly state: string;
  readonly target: string;
  readonly tools: string;
  readonly was: string;
};
export default styles;
