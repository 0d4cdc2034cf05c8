/** 'Need or Want?' -> 'need-or-want': plain letters and digits for names of folders and files; '' when none are left. */
export const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
