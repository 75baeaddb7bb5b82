/** A set without a signal. */
export function TelevisionArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <path d="M104 40 74 8M132 40l24-28" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <circle cx="73" cy="7" r="4" fill="var(--lamp)" />
      <circle cx="157" cy="11" r="4" fill="var(--plane-2)" stroke="var(--ink)" />
      <rect x="46" y="40" width="144" height="96" rx="14" fill="var(--plane-2)" stroke="var(--ink)" />
      <rect x="58" y="52" width="94" height="72" rx="10" fill="var(--plane)" stroke="var(--ink)" />
      <clipPath id="television-screen">
        <rect x="58" y="52" width="94" height="72" rx="10" />
      </clipPath>
      <g clipPath="url(#television-screen)" stroke="var(--ink)" strokeWidth="1.5" opacity=".8">
        <path d="M58 60h30m8 0h56M58 68h12m10 0h40m6 0h26M58 84h48m6 0h40M58 92h20m8 0h66M58 100h60m8 0h26M58 116h16m6 0h72M58 108h34m10 0h50" />
      </g>
      <path d="M58 76h94" stroke="var(--lamp)" strokeWidth="2" />
      <circle cx="171" cy="66" r="7" fill="var(--plane)" stroke="var(--ink)" />
      <circle cx="171" cy="88" r="7" fill="var(--plane)" stroke="var(--ink)" />
      <path d="M171 61v5M176 88h-5" stroke="var(--ink)" />
      <path d="M164 104h14m-14 6h14m-14 6h14" stroke="var(--ink)" />
      <path d="M76 136l-6 12M160 136l6 12" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
}
