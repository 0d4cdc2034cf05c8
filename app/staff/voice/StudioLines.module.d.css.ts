declare const styles: {
  readonly lineText: string;
  readonly lines: string;
  readonly mark: string;
  readonly voiceTools: string;
};
export default styles;
