import type { RigNode } from "#characters/node.ts";
import { el, toSvgText } from "#characters/node.ts";
import { props } from "#stage/props/props.ts";

const FONT = "Quicksand";

function lettering(text: string, x: number, y: number, size: number, fill: string): RigNode {
  return {
    tag: "text",
    attrs: { textAnchor: "middle", x, y, fontFamily: FONT, fontWeight: 700, fontSize: size, fill },
    children: [],
    text,
  };
}

const COLUMNS = 9;
const CELL = 178;

/** Every picture of the quizzes' library on one sheet, as SVG text. */
export function pictureSheet(): string {
  const pictures = Object.entries(props);
  const height = Math.ceil(pictures.length / COLUMNS) * (CELL + 20) + 40;
  const cells = pictures.flatMap(([name, draw], index) => {
    const x = 90 + (index % COLUMNS) * CELL;
    const y = 100 + Math.floor(index / COLUMNS) * (CELL + 20);
    return [
      el("g", { transform: `translate(${x} ${y}) scale(.9)` }, ...draw(3)),
      lettering(name, x, y + 104, 18, "#3A2320"),
    ];
  });
  return toSvgText(
    el(
      "svg",
      { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 1600 ${height}` },
      el("rect", { width: 1600, height, fill: "#FFF4E1" }),
      ...cells,
    ),
  );
}
