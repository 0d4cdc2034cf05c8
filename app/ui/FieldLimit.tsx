interface Props {
  value: unknown;
  maxLength: number | undefined;
}

/** Codes and numbers end where their limit is; of a text the writer wants to know it. */
const TEXT_FROM = 40;

/** '120 / 120' at a text that has reached the limit of its field, which takes no more. */
export function FieldLimit({ value, maxLength = 0 }: Props) {
  if (maxLength < TEXT_FROM || typeof value !== "string" || value.length < maxLength) return null;
  return <small role="status">{`${value.length} / ${maxLength}`}</small>;
}
