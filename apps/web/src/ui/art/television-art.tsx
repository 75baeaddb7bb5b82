/** A TV without a signal. Few paths, because it is part of every first load. */
export function TelevisionArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" stroke="var(--ink)" aria-hidden="true">
      <path d="M104 40 74 8M132 40l24-28M76 136l-6 12M160 136l6 12" strokeWidth="2" />
      <circle cx="73" cy="7" r="4" fill="var(--lamp)" stroke="none" />
      <rect x="46" y="40" width="144" height="96" rx="14" fill="var(--plane-2)" />
      <rect x="58" y="52" width="94" height="72" rx="10" fill="var(--plane)" />
      <path d="M60 64h28m8 0h55M59 88h48m6 0h38M59 100h20m8 0h64M60 112h34m10 0h48" />
      <path d="M58 76h94" stroke="var(--lamp)" strokeWidth="2" />
      <circle cx="171" cy="66" r="7" fill="var(--plane)" />
      <circle cx="171" cy="88" r="7" fill="var(--plane)" />
    </svg>
  );
}
