declare const styles: {
  readonly answer: string;
  readonly body: string;
  readonly changes: string;
  readonly check: string;
  readonly confirm: string;
  readonly course: string;
  readonly fading: string;
  readonly link: string;
  readonly nothing: string;
  readonly outcome: string;
  readonly problem: string;
  readonly rows: string;
  readonly small: string;
  readonly tools: string;
};
export default styles;
