declare const styles: {
  readonly coinRow: string;
  readonly count: string;
  readonly counter: string;
  readonly rowCoin: string;
  readonly stepButton: string;
  readonly stepper: string;
};
export default styles;
