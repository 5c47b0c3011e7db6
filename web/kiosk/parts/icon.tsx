/** Drawings of one family with the panel's: 24 units, round ends. A word always stands beside them. */
const SHAPES = {
  search: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 1 0 0-12m4.5 10.5 5 5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  cross: "m6 6 12 12M18 6 6 18",
  again: "M9 7 5 11l4 4M5 11h9.5a4.5 4.5 0 0 1 0 9H11",
  back: "m14.5 6-6 6 6 6",
  on: "m9.5 6 6 6-6 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  scan: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8v8M11 8v8M13.5 8v8M16 8v8",
  printer: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  locked: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  unlocked: "M6 11h12v9H6zM9 11V7.5a3 3 0 0 1 5.8-1",
  tag: "M6 4v16M10 8c1.5 2.5 1.5 5.5 0 8M14 6c2.5 4 2.5 8 0 12M18 4c3.5 5.2 3.5 10.8 0 16",
  delete: "M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5",
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.75"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
