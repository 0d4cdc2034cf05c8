declare const styles: {
  readonly moment: string;
  readonly question: string;
  readonly scene: string;
  readonly target: string;
};
export default styles;
