declare const styles: {
  readonly nudges: string;
  readonly shines: string;
};
export default styles;
