declare const styles: {
  readonly add: string;
  readonly heading: string;
  readonly insert: string;
  readonly list: string;
  readonly rail: string;
  readonly state: string;
};
export default styles;
