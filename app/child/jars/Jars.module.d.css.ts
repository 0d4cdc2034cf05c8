declare const styles: {
  readonly card: string;
  readonly divide: string;
  readonly entryPicture: string;
  readonly head: string;
  readonly page: string;
  readonly question: string;
  readonly skeletonHead: string;
  readonly skeletonJars: string;
  readonly tile: string;
  readonly tileItem: string;
  readonly usual: string;
};
export default styles;
