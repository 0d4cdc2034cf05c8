declare const styles: {
  readonly bulk: string;
  readonly fields: string;
  readonly head: string;
  readonly part: string;
  readonly side: string;
  readonly toggle: string;
  readonly unsaved: string;
  readonly view: string;
};
export default styles;
