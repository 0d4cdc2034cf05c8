interface Props<T extends string | number> {
  label: string;
  /** Words of the choice at the beginning, such as all. */
  all: string;
  value: T | null;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T | null) => void;
}

/** One of several values, or none of them. */
export const Choice = <T extends string | number>({
  label,
  all,
  value,
  options,
  onChoose,
}: Props<T>) => (
  <label>
    {label}
    <select
      value={value ?? ""}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChoose(options.find((option) => String(option.value) === chosen)?.value ?? null);
      }}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
