declare const styles: {
  readonly changes: string;
  readonly checklist: string;
  readonly clips: string;
  readonly confirm: string;
  readonly findings: string;
  readonly group: string;
  readonly problem: string;
  readonly rows: string;
  readonly scroll: string;
  readonly small: string;
  readonly tools: string;
};
export default styles;
