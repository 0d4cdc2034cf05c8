declare const styles: {
  readonly jars: string;
  readonly link: string;
  readonly name: string;
  readonly words: string;
};
export default styles;
