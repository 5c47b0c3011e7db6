/** Small drawings of one family: 24 units, stroke 1.75, round ends. A word always stands beside them. */

const SHAPES = {
  home: "M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5h4v5",
  shirt: "m8.5 4-5 3 1.8 4L8 10v10h8V10l2.7 1 1.8-4-5-3a3.5 3.5 0 0 1-7 0",
  passport: "M6 3.5h12v17H6zM12 8.2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2M9.5 17h5",
  document: "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4",
  search: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12m4.5 10.5 5 5",
  plus: "M12 5v14M5 12h14",
  cross: "m6 6 12 12M18 6 6 18",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  chevron: "m6 9.5 6 6 6-6",
  forward: "m9.5 6 6 6-6 6",
  back: "m14.5 6-6 6 6 6",
  arrow: "M4.5 12h15m-6-6 6 6-6 6",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14",
  upload: "M12 15V4M7.5 8.5 12 4l4.5 4.5M5 19.5h14",
  warning: "M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  columns: "M4 5h16v14H4zM9.5 5v14m5-14v14",
  sort: "M7 5v14m-3-3 3 3 3-3M13 7h7M13 12h5M13 17h3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 1 0 0-5.6",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 19v1",
  brackets: "m8 7-5 5 5 5M16 7l5 5-5 5",
  key: "M8 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M11.5 12H21v3.5M17 12v2.5",
  copy: "M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4",
  open: "M13.5 4.5h6v6M19.5 4.5l-9 9M17 13.5v6H4.5V7h6",
  image: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.2v.1",
  out: "M14 4.5H5v15h9M10 12h10m-4-4 4 4-4 4",
  layers: "m12 4 8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4",
  tag: "M4 4h7l9 9-7 7-9-9zM8 8v.1",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16m0 4v4.5l3 2",
  again: "M18.5 9.5A7 7 0 1 0 19 13M19 5v4.5h-4.5",
  people:
    "M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 1 0 9 5M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5.3a3.2 3.2 0 0 1 0 5.9M18 13.4a6.5 6.5 0 0 1 3.5 6.1",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.8v4.4M9 14.8v4.4",
  question: "M4 5h16v11h-8l-4.5 3.5V16H4zM9.8 8.9a2.2 2.2 0 1 1 2.9 2.1c-.5.2-.7.5-.7 1m0 1.6v.1",
  server: "M4 5h16v6H4zM4 13h16v6H4zM7.5 8h.01M7.5 16h.01M11 8h5M11 16h5",
  person: "M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7M4.5 20a7.5 7.5 0 0 1 15 0",
} as const;

export type IconName = keyof typeof SHAPES;

/** A decorative icon, as high as the text beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={name === "more" ? 3 : 1.75}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
