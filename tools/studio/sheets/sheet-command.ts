import { ToolError } from "../tool.ts";
import { courseSheet, SHEET_FORMS, sheetKey, sheetText } from "./sheet.ts";

/** The sheet of a mission and band for a blind reader, or its key. Throws ToolError. */
export function sheetCommand([mission = "", band = "", option = "--ideas"]: readonly string[]) {
  const sheet = courseSheet(mission, band);
  if (option === "--key") return `${JSON.stringify(sheetKey(sheet), null, 1)}\n`;
  const form = SHEET_FORMS.find((one) => option === `--${one}`);
  if (form === undefined)
    throw new ToolError(`'${option}' is none of --${SHEET_FORMS.join(", --")} and --key.`);
  return sheetText(sheet, form);
}
