declare const styles: {
  readonly back: string;
  readonly glass: string;
  readonly inside: string;
  readonly jar: string;
  readonly plus: string;
  readonly rim: string;
  readonly room: string;
  readonly shine: string;
};
export default styles;
