declare const styles: {
  readonly clip: string;
  readonly editor: string;
  readonly keys: string;
  readonly problem: string;
  readonly row: string;
  readonly rows: string;
  readonly seek: string;
  readonly side: string;
  readonly state: string;
  readonly time: string;
  readonly times: string;
};
export default styles;
