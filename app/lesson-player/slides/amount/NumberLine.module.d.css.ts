declare const styles: {
  readonly bubble: string;
  readonly carrier: string;
  readonly filled: string;
  readonly handle: string;
  readonly handleCoin: string;
  readonly line: string;
  readonly tick: string;
  readonly tickLabel: string;
  readonly track: string;
};
export default styles;
