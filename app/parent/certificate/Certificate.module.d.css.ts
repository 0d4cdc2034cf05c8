declare const styles: {
  readonly buttons: string;
  readonly paper: string;
};
export default styles;
