/** A lamp over an empty seat, for empty lists. */
export function SeatArt() {
  return (
    <svg viewBox="0 -4 236 150" fill="none" aria-hidden="true">
      <path d="M118 20 34 128h168Z" fill="url(#seat-light)" />
      <defs>
        <linearGradient id="seat-light" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="var(--lamp)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect x="98" y="8" width="40" height="22" rx="4" fill="var(--plane-2)" stroke="var(--ink)" />
      <circle cx="118" cy="30" r="6" fill="var(--lamp)" />
      <circle cx="106" cy="6" r="7" fill="var(--plane)" stroke="var(--ink)" />
      <circle cx="130" cy="6" r="7" fill="var(--plane)" stroke="var(--ink)" />
      <g fill="var(--plane-2)" stroke="var(--ink)">
        <path d="M20 118c0-9 5-13 14-13s14 4 14 13v20H20ZM56 118c0-9 5-13 14-13s14 4 14 13v20H56ZM152 118c0-9 5-13 14-13s14 4 14 13v20h-28ZM188 118c0-9 5-13 14-13s14 4 14 13v20h-28Z" />
      </g>
      <path d="M98 112c0-11 7-16 20-16s20 5 20 16v26H98Z" fill="var(--plane)" stroke="var(--lamp)" />
      <path d="M92 124h8v14h-8zM136 124h8v14h-8z" fill="var(--plane-2)" stroke="var(--lamp)" />
      <path d="M8 138h220" stroke="var(--ink)" />
    </svg>
  );
}
