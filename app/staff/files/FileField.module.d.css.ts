declare const styles: {
  readonly about: string;
  readonly bin: string;
  readonly field: string;
  readonly going: string;
  readonly gone: string;
  readonly label: string;
  readonly name: string;
  readonly none: string;
  readonly picture: string;
  readonly status: string;
  readonly takes: string;
  readonly tools: string;
  readonly video: string;
};
export default styles;
