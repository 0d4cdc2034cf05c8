const PATHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  play: "M8 5.5v13l10.5-6.5z",
  restart: "M5 12a7 7 0 1 0 2.2-5.1M7.5 3v4.2h4.2",
  captions: "M4 6h16v12H4zM7 13h4M13 13h4M7 10h2M11 10h6",
  captionsOff: "M4 6h16v12H4zM4 4l16 16",
  sound: "M4 10v4h3l4 3.5v-11L7 10zM15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10",
  muted: "M4 10v4h3l4 3.5v-11L7 10zM15.5 9.5l5 5M20.5 9.5l-5 5",
  pause: "M9 6v12M15 6v12",
  stop: "M6 6h12v12H6z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  bin: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13",
  undo: "M9 14L4.5 9.5 9 5M5 9.5h9a5 5 0 0 1 0 10h-4",
  redo: "M15 14l4.5-4.5L15 5M19 9.5h-9a5 5 0 0 0 0 10h4",
  shield: "M12 3l7 2.5v5.5c0 4.6-2.8 7.8-7 10-4.2-2.2-7-5.4-7-10V5.5z",
  mail: "M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6",
  steps: "M5 19h4v-4h4v-4h4V7h3",
  chart: "M5 19.5h14M7.5 16v-4M12 16V6M16.5 16v-7",
  megaphone: "M4.5 10v4h3L16 18V6L7.5 10zM8.5 14l1 5.5h2.5M19 10.5v3",
  lock: "M6.5 11h11v8h-11zM9 11V8a3 3 0 0 1 6 0v3",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={name === "play" ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
