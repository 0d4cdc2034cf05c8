declare const styles: {
  readonly about: string;
  readonly bin: string;
  readonly field: string;
  readonly going: string;
  readonly label: string;
  readonly name: string;
  readonly none: string;
  readonly status: string;
  readonly takes: string;
  readonly tools: string;
};
export default styles;
