import { line, path } from "#characters/node.ts";
import type { Picture } from "./picture.ts";

export const shirt: Picture = () => [
  path("M-20 -46Q0 -32 20 -46L56 -26L44 4L28 -4V48H-28V-4L-44 4L-56 -26Z", { fill: "#5BE0CF" }),
  line("M-20 -46Q0 -26 20 -46", "#0D8F86", 6),
  path(
    "M0.0 -4.0L4.1 4.3L13.3 5.7L6.7 12.2L8.2 21.3L0.0 17.0L-8.2 21.3L-6.7 12.2L-13.3 5.7L-4.1 4.3Z",
    { fill: "#FFC93C" },
  ),
];
