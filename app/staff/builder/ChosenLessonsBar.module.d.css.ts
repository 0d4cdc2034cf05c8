declare const styles: {
  readonly bulk: string;
  readonly bulkTools: string;
  readonly topics: string;
  readonly unsaved: string;
};
export default styles;
