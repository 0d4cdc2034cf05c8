/**
 * A small face that shows an answer by its mouth and brows, for children who cannot read its text.
 */
export function Face({ mouth, brows = "", fill }: { mouth: string; brows?: string; fill: string }) {
  return (
    <svg viewBox="0 0 60 60" fill="none" stroke="#3a2320" strokeWidth="4" strokeLinecap="round">
      <circle cx="30" cy="30" r="27" fill={fill} stroke="none" />
      <circle cx="20" cy="25" r="3.6" fill="#3a2320" stroke="none" />
      <circle cx="40" cy="25" r="3.6" fill="#3a2320" stroke="none" />
      <path d={mouth} />
      {brows !== "" && <path d={brows} strokeWidth="3" />}
    </svg>
  );
}
