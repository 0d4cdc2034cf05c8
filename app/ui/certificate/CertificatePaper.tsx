import { useMemo } from "react";
import type { ReactNode, Ref } from "react";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { GLIMM_VIEW, POCKET_VIEW } from "#characters/views.ts";
import { useDrawing } from "../drawings.ts";
import { Picture } from "../Picture.tsx";
import { rigElement } from "../rig-element.ts";
import { PAPER } from "./paper.ts";
import { useNameLines } from "./useNameLines.ts";

const MIDDLE = PAPER.width / 2;

interface Props {
  childName: string;
  words: {
    brand: string;
    awardedTo: string;
    finished: string;
    learned: readonly string[];
    signatures: readonly string[];
    picture: (childName: string) => string;
  };
  className?: string | undefined;
  ref?: Ref<SVGSVGElement>;
}

/** A figure in a box of the paper; nothing until its drawing is loaded. */
function Figure(box: {
  tree: RigNode | undefined;
  viewBox: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const { tree, ...place } = box;
  return <svg {...place}>{tree !== undefined && rigElement(tree, 0)}</svg>;
}

/**
 * The certificate as one SVG picture in our own art, `PAPER` in size. Colours and sizes are
 * attributes, so that the picture stays whole when it is saved without the page's style sheets.
 */
export function CertificatePaper({ childName, words, className, ref }: Props) {
  const pocket = useDrawing("pocket");
  const glimm = useDrawing("glimm");
  const pocketTree = useMemo(() => pocket?.({ mood: "celebrating" }, "cp", POCKET_VIEW), [pocket]);
  const name = useNameLines(childName);
  const glimmTree = useMemo(() => glimm?.("celebrating", "cg"), [glimm]);
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${PAPER.width} ${PAPER.height}`}
      className={className}
      role="img"
      aria-label={words.picture(childName)}
      textAnchor="middle"
      fontWeight="700"
    >
      <Border />
      <Rays />
      <Ribbon>{words.brand}</Ribbon>
      <Line y={262} size={30} fill={color.furDeep}>
        {words.awardedTo}
      </Line>
      {name.lines.map(({ text, y }) => (
        <Line key={y} y={y} size={name.size} fill={color.indigoDark}>
          {text}
        </Line>
      ))}
      <path
        d={`M${MIDDLE - 270} 404q135 22 270 0t270 0`}
        fill="none"
        stroke={color.gold}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Line y={466} size={32} fill={color.ink}>
        {words.finished}
      </Line>
      {words.learned.map((line, index) => (
        <Line key={line} y={516 + index * 36} size={24} fill={color.furDeep}>
          {line}
        </Line>
      ))}
      {words.signatures.map((name, index) => (
        <g key={name}>
          <path
            d={`M${MIDDLE - 210 + index * 230} 686h190`}
            stroke={color.creamDark}
            strokeWidth="4"
          />
          <Line x={MIDDLE - 115 + index * 230} y={674} size={32} fill={color.tealDark}>
            {name}
          </Line>
        </g>
      ))}
      <Figure tree={pocketTree} viewBox={POCKET_VIEW} x={56} y={426} width={252} height={315} />
      <Figure tree={glimmTree} viewBox={GLIMM_VIEW} x={922} y={76} width={144} height={173} />
      <svg x={858} y={510} width={214} height={214} viewBox="0 0 100 100">
        <Picture name="chest" />
      </svg>
      <Coins />
    </svg>
  );
}

function Line({
  x = MIDDLE,
  y,
  size,
  fill,
  children,
}: {
  x?: number;
  y: number;
  size: number;
  fill: string;
  children: string;
}) {
  return (
    <text x={x} y={y} fontSize={size} fill={fill}>
      {children}
    </text>
  );
}

function Border() {
  const { width, height } = PAPER;
  return (
    <>
      <rect width={width} height={height} fill={color.creamLight} />
      <rect
        x="22"
        y="22"
        width={width - 44}
        height={height - 44}
        rx="34"
        fill={PAPER.color}
        stroke={color.teal}
        strokeWidth="10"
      />
      <rect
        x="40"
        y="40"
        width={width - 80}
        height={height - 80}
        rx="24"
        fill="none"
        stroke={color.gold}
        strokeWidth="4"
        strokeDasharray="2 14"
        strokeLinecap="round"
      />
    </>
  );
}

/** A soft sunburst behind the name. */
function Rays() {
  const count = 18;
  return (
    <g fill={color.gold} opacity="0.13">
      {Array.from({ length: count }, (_, index) => (
        <path
          key={`ray-${index * (360 / count)}`}
          d="M0 0 -38-340h76Z"
          transform={`translate(${MIDDLE} 366) rotate(${index * (360 / count)})`}
        />
      ))}
    </g>
  );
}

function Ribbon({ children }: { children: string }) {
  return (
    <>
      <path d={`M${MIDDLE - 352} 118h90v84h-90l34-42Z`} fill={color.coralDark} />
      <path d={`M${MIDDLE + 352} 118h-90v84h90l-34-42Z`} fill={color.coralDark} />
      <path d={`M${MIDDLE - 300} 94h600v88h-600Z`} fill={color.coral} />
      <Line y={153} size={44} fill={color.indigoInk}>
        {children}
      </Line>
    </>
  );
}

const COINS = [
  [836, 716, 22],
  [880, 728, 17],
  [918, 720, 20],
] as const;

function Coins(): ReactNode {
  return COINS.map(([x, y, radius]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={color.gold} stroke={color.goldDark} strokeWidth="4" />
      <circle
        r={radius * 0.55}
        fill="none"
        stroke={color.goldDark}
        strokeWidth="3"
        strokeOpacity="0.6"
      />
    </g>
  ));
}
