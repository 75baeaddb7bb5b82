/** A missing poster on the wall. */
export function PosterWallArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <path d="M6 128h224M6 134h224" stroke="var(--ink)" />
      <rect x="20" y="38" width="54" height="78" rx="3" fill="var(--plane-2)" stroke="var(--ink)" />
      <path d="M20 92c14-16 24-16 34-6s14 6 20 0v27a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3Z" fill="var(--plane)" />
      <circle cx="56" cy="58" r="8" fill="var(--ink)" opacity=".5" />
      <rect x="162" y="38" width="54" height="78" rx="3" fill="var(--plane-2)" stroke="var(--ink)" />
      <path d="M176 116V72h8v44m10 0V60h8v56" stroke="var(--ink)" opacity=".7" />
      <rect
        x="89"
        y="26"
        width="58"
        height="90"
        rx="3"
        stroke="var(--lamp)"
        strokeDasharray="4 5"
        fill="url(#poster-glow)"
      />
      <defs>
        <radialGradient id="poster-glow" cy=".2">
          <stop stopColor="var(--lamp)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity=".04" />
        </radialGradient>
      </defs>
      <path d="M92 20l12 12M144 20l-12 12" stroke="var(--lamp)" strokeWidth="7" opacity=".5" />
      <path d="M102 0h32l-6 12h-20Z" fill="var(--plane-2)" stroke="var(--ink)" />
      <path d="M110 14h16" stroke="var(--lamp)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
