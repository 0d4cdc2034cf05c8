declare const styles: {
  readonly nudges: string;
  readonly shines: string;
  readonly watches: string;
};
export default styles;
