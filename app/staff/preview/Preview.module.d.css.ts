declare const styles: {
  readonly ages: string;
  readonly card: string;
  readonly frame: string;
  readonly loading: string;
  readonly more: string;
  readonly nothing: string;
  readonly phone: string;
  readonly preview: string;
  readonly room: string;
  readonly tools: string;
  readonly version: string;
};
export default styles;
