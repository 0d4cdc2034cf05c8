declare const styles: {
  readonly bulk: string;
  readonly bulkTools: string;
  readonly choice: string;
  readonly count: string;
  readonly edit: string;
  readonly facts: string;
  readonly fields: string;
  readonly head: string;
  readonly language: string;
  readonly lead: string;
  readonly part: string;
  readonly poster: string;
  readonly settings: string;
  readonly side: string;
  readonly unsaved: string;
  readonly view: string;
};
export default styles;
