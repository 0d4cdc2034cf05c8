import { memo, useId, useMemo } from "react";
import { rigElement } from "#app/ui/rig-element.ts";
import { landUnder, outline, thingsOn } from "./coast.ts";
import type { Disc } from "./coast.ts";
import { drawThings } from "./things.ts";
import { pathOf, pointsAlong } from "./trail.ts";
import type { Curve, Station } from "./trail.ts";
import styles from "./Island.module.css";

interface Props {
  width: number;
  height: number;
  stations: readonly Station[];
  /** The trail through the stations. */
  legs: readonly Curve[][];
  /** How many ways between two lessons Pocket has walked. */
  walked: number;
}

/** The island with its trail, drawn around the lessons; nothing of it is read or tapped. */
export function Island({ width, height, stations, legs, walked }: Props) {
  const ground = useMemo(() => {
    const trail = pointsAlong(legs.flat());
    const land = landUnder(stations, trail);
    return { width, height, land, trail, stations };
  }, [width, height, stations, legs]);
  const scale = (stations[0]?.picture.width ?? 0) / 200;
  const things = useMemo(
    () => drawThings(thingsOn(ground, 34 + 36 * scale), 0.5 + scale * 0.45).map(rigElement),
    [ground, scale],
  );
  return (
    <svg className={styles.island} width={width} height={height} aria-hidden="true">
      <Land land={ground.land} height={height} size={scale} />
      <Trail legs={legs} walked={walked} size={scale} />
      {things}
    </svg>
  );
}

interface LandProps {
  land: readonly Disc[];
  height: number;
  size: number;
}

/** Shallow water, foam, sand and grass, one inside the other. */
const Land = memo(function Land({ land, height, size }: LandProps) {
  const id = useId();
  const edge = (by: number) => outline(land, by * (0.5 + size * 0.5));
  const sand = edge(0);
  const grass = edge(-15);
  const gradient = (name: string, from: string, to: string) => (
    <linearGradient id={`${id}${name}`} gradientUnits="userSpaceOnUse" x2="0" y2={height}>
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
  return (
    <g>
      <defs>
        {gradient("sand", "#FFF1CF", "#FFDF9E")}
        {gradient("grass", "#A5E29A", "#6FCB8B")}
      </defs>
      <path d={edge(34)} fill="#7FE3E6" opacity="0.55" />
      <path d={edge(17)} fill="#C9F7F2" opacity="0.75" />
      <path d={edge(8)} fill="#fff" opacity="0.85" />
      <path d={sand} fill="#E2B36C" transform={`translate(0 ${Math.round(4 + 5 * size)})`} />
      <path d={sand} fill={`url(#${id}sand)`} />
      <path d={grass} fill="#4FB27C" transform={`translate(0 ${Math.round(2 + 3 * size)})`} />
      <path d={grass} fill={`url(#${id}grass)`} />
      <path d={edge(-40)} fill="#fff" opacity="0.12" />
    </g>
  );
});

function Trail({ legs, walked, size }: { legs: readonly Curve[][]; walked: number; size: number }) {
  const width = 9 + 11 * size;
  const whole = pathOf(legs.flat());
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={whole}
        stroke="#C9965A"
        strokeWidth={width + 4}
        transform="translate(0 2)"
        opacity="0.5"
      />
      <path d={whole} stroke="#FFE9BE" strokeWidth={width + 2} />
      <path
        d={whole}
        stroke="#C98A4B"
        strokeWidth={width * 0.3}
        strokeDasharray={`0.1 ${width * 0.95}`}
      />
      {legs.slice(0, walked).map((leg, index) => {
        const d = pathOf(leg);
        return (
          <g key={d} className={styles.walked} data-last={index === walked - 1}>
            <path d={d} pathLength="1" stroke="#D9861A" strokeWidth={width * 0.62} />
            <path d={d} pathLength="1" stroke="#FFC93C" strokeWidth={width * 0.42} />
          </g>
        );
      })}
    </g>
  );
}
