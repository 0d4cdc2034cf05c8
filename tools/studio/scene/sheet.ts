import { el, toSvgText } from "#characters/node.ts";
import { props } from "#stage/props/props.ts";
import { sets } from "#stage/sets/sets.ts";
import { bubble, lettering } from "#stage/furniture.ts";

const COLUMNS = 9;
const CELL = 178;
const PLACE = { width: 240, height: 427 };

/** Every picture and every set of the library on one sheet, as SVG text. */
export function overviewSheet(): string {
  const pictures = Object.entries(props);
  const top = PLACE.height + 40;
  const height = top + Math.ceil(pictures.length / COLUMNS) * (CELL + 20) + 20;
  const places = Object.values(sets).map((draw, index) =>
    el(
      "svg",
      { x: 10 + index * (PLACE.width + 10), y: 10, ...PLACE, viewBox: "0 0 720 1280" },
      ...draw(1),
    ),
  );
  const cells = pictures.flatMap(([name, draw], index) => {
    const x = 90 + (index % COLUMNS) * CELL;
    const y = top + 80 + Math.floor(index / COLUMNS) * (CELL + 20);
    return [bubble(x, y, 0.9, draw(3)), lettering(name, x, y + 104, 18, "#3A2320")];
  });
  return toSvgText(
    el(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 1600 ${height}` },
      el("rect", { width: 1600, height, fill: "#FFF4E1" }),
      ...places,
      ...cells,
    ),
  );
}
