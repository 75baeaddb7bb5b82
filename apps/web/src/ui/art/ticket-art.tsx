/** A ticket to be shown. */
export function TicketArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <path d="M8 138h220" stroke="var(--ink)" />
      <path d="M150 138V72a32 32 0 0 1 64 0v66Z" fill="var(--plane)" stroke="var(--ink)" />
      <path d="M162 138V74a20 20 0 0 1 40 0v64Z" fill="var(--plane-2)" stroke="var(--ink)" />
      <circle cx="168" cy="106" r="3" fill="var(--lamp)" />
      <path d="M182 30v10" stroke="var(--ink)" />
      <path d="M174 30h16l4-10h-24Z" fill="var(--plane-2)" stroke="var(--ink)" />
      <g transform="rotate(-12 82 92)">
        <path
          d="M22 62h78a7 7 0 0 0 14 0h26v60h-26a7 7 0 0 0-14 0H22Z"
          fill="var(--plane-2)"
          stroke="var(--lamp)"
        />
        <path d="M107 74v36" stroke="var(--lamp)" strokeDasharray="3 5" />
        <path d="m58 78 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" fill="var(--lamp)" opacity=".5" />
        <path d="M80 84h14M80 92h10M122 80v24" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  );
}
