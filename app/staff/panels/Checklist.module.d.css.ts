declare const styles: {
  readonly checklist: string;
  readonly clips: string;
  readonly list: string;
};
export default styles;
