declare const styles: {
  readonly answer: string;
  readonly answerHead: string;
  readonly answers: string;
  readonly beside: string;
  readonly clip: string;
  readonly correct: string;
  readonly counts: string;
  readonly editor: string;
  readonly fields: string;
  readonly head: string;
  readonly hint: string;
  readonly pair: string;
  readonly problem: string;
  readonly room: string;
  readonly rows: string;
  readonly tools: string;
};
export default styles;
