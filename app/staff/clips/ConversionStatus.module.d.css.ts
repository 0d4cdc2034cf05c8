declare const styles: {
  readonly buttons: string;
  readonly choose: string;
  readonly framing: string;
  readonly framings: string;
  readonly hint: string;
  readonly phone: string;
  readonly status: string;
  readonly still: string;
};
export default styles;
