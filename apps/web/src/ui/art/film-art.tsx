/** A torn film reel. */
export function FilmArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <circle cx="70" cy="78" r="52" fill="var(--plane)" stroke="var(--ink)" />
      <circle cx="70" cy="78" r="9" fill="var(--plane-2)" stroke="var(--ink)" />
      <g fill="var(--page)" stroke="var(--ink)">
        <circle cx="70" cy="48" r="12" />
        <circle cx="98.5" cy="69" r="12" />
        <circle cx="88" cy="102" r="12" />
        <circle cx="52" cy="102" r="12" />
        <circle cx="41.5" cy="69" r="12" />
      </g>
      <path
        d="M70 130c34 0 52-2 74-14l8 4-5 7 8 4-6 8C126 150 104 150 70 150"
        fill="var(--plane-2)"
        stroke="var(--ink)"
      />
      <path
        d="m168 112 6-8-8-4 7-8c20-12 34-16 55-20v20c-18 3-32 8-46 15Z"
        fill="var(--plane-2)"
        stroke="var(--lamp)"
      />
      <g fill="var(--page)">
        <path d="M186 88l6-3v5l-6 3zM200 82l6-2v5l-6 2zM214 78l6-1.5v5l-6 1.5zM88 135h7v5h-7zM104 133h7v5h-7zM120 129l7-2v5l-7 2z" />
      </g>
      <path
        d="m158 118-6-10M164 122l-2-12M152 124l-10-4"
        stroke="var(--lamp)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
