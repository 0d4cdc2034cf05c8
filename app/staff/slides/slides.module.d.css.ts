declare const styles: {
  readonly answer: string;
  readonly answers: string;
  readonly beside: string;
  readonly correct: string;
  readonly counts: string;
  readonly editor: string;
  readonly fields: string;
  readonly head: string;
  readonly hint: string;
  readonly more: string;
  readonly problem: string;
  readonly rows: string;
  readonly short: string;
  readonly speaker: string;
  readonly spoken: string;
  readonly step: string;
};
export default styles;
