declare const styles: {
  readonly asker: string;
  readonly board: string;
  readonly bottom: string;
  readonly feedback: string;
  readonly guide: string;
  readonly mascot: string;
  readonly note: string;
  readonly panel: string;
  readonly question: string;
  readonly speaker: string;
  readonly verdict: string;
};
export default styles;
