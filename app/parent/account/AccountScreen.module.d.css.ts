declare const styles: {
  readonly device: string;
  readonly devices: string;
  readonly ledger: string;
  readonly pair: string;
  readonly perChild: string;
  readonly small: string;
  readonly switch: string;
};
export default styles;
