/** The sign of the product; its name is always beside it. */
export function JubanMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" fill="none" aria-hidden="true">
      <rect x=".5" y=".5" width="39" height="39" rx="9.5" fill="#17130d" stroke="#5a4a2e" />
      <path d="M20 12 9 30h22z" fill="#fbe9c2" opacity=".14" />
      <circle cx="20" cy="11" r="3" fill="#fbe9c2" />
      <path
        d="M9 29v-4a3.6 3.6 0 0 1 7.3 0v4m0-4a3.7 3.7 0 0 1 7.4 0v4m0-4a3.6 3.6 0 0 1 7.3 0v4"
        stroke="#e9c98d"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
