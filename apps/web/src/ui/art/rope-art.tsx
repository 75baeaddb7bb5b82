/** A rope in front of a closed door. */
export function RopeArt() {
  return (
    <svg viewBox="0 0 236 150" fill="none" aria-hidden="true">
      <path d="M8 138h220" stroke="var(--ink)" />
      <path d="M66 138V26h104v112Z" fill="var(--plane)" stroke="var(--ink)" />
      <path d="M74 138V34h42v104M120 138V34h42v104" fill="var(--plane-2)" stroke="var(--ink)" />
      <path d="M82 44h26v34H82ZM128 44h26v34h-26Z" fill="var(--plane)" stroke="var(--ink)" />
      <circle cx="110" cy="92" r="3" fill="var(--ink)" />
      <circle cx="126" cy="92" r="3" fill="var(--ink)" />
      <path d="M98 10h40v10H98Z" fill="var(--plane-2)" stroke="var(--lamp)" />
      <path d="M106 15h24" stroke="var(--lamp)" strokeWidth="2" strokeLinecap="round" />
      <path d="M42 92c34 40 118 40 152 0" stroke="var(--lamp)" strokeWidth="5" strokeLinecap="round" />
      <g fill="var(--plane-2)" stroke="var(--ink)">
        <path d="M39 92h6v42h-6ZM191 92h6v42h-6Z" />
        <path d="M30 134h24v4H30ZM182 134h24v4h-24Z" />
        <circle cx="42" cy="86" r="7" />
        <circle cx="194" cy="86" r="7" />
      </g>
    </svg>
  );
}
