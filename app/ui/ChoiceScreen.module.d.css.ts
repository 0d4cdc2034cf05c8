declare const styles: {
  readonly choice: string;
  readonly choices: string;
  readonly face: string;
  readonly label: string;
};
export default styles;
