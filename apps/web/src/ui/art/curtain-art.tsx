/** A closed theatre curtain. */
export function CurtainArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <path d="M8 138h220" stroke="var(--ink)" />
      <ellipse cx="118" cy="138" rx="58" ry="7" fill="var(--lamp)" opacity=".28" />
      <path d="M34 22h168v12H34Z" fill="var(--plane-2)" stroke="var(--ink)" />
      <path d="M40 34h78v96c-20 6-52 6-78 0Z" fill="var(--plane)" stroke="var(--ink)" />
      <path d="M196 34h-78v96c20 6 52 6 78 0Z" fill="var(--plane)" stroke="var(--ink)" />
      <path
        d="M54 34c-2 36-2 68 0 98M70 34c-2 36-2 68 0 100M86 34c-1 36-1 68 1 100M102 34c0 36 0 68 2 98M182 34c2 36 2 68 0 98M166 34c2 36 2 68 0 100M150 34c1 36 1 68-1 100M134 34c0 36 0 68-2 98"
        stroke="var(--ink)"
      />
      <path d="M118 40v90" stroke="var(--lamp)" strokeWidth="2" />
      <path
        d="M34 34c8 14 20 14 28 0 8 14 20 14 28 0 8 14 20 14 28 0 8 14 20 14 28 0 8 14 20 14 28 0 8 14 20 14 28 0"
        fill="var(--plane-2)"
        stroke="var(--ink)"
      />
      <circle cx="118" cy="28" r="3" fill="var(--lamp)" />
    </svg>
  );
}
