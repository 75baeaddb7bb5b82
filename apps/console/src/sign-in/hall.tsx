import { useId } from 'react';

const SEAT = 'M0 81V33a33 33 0 0 1 66 0v48z';
const SEATS = Array.from({ length: 18 }, (_, at) => (at - 5) * 81);
const ROWS = [
  { y: 715, shift: -50, opacity: 0.35 },
  { y: 787, shift: -6, opacity: 0.6 },
  { y: 859, shift: 40, opacity: 0.95 },
];

/** A dark hall with a projector, drawn in code. */
export function Hall() {
  const id = useId();
  return (
    <svg className="entry-hall" viewBox="0 0 662 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}g`}>
          <stop stopColor="#fdf0d0" stopOpacity=".85" />
          <stop offset=".4" stopColor="#e0b46c" stopOpacity=".4" />
          <stop offset="1" stopColor="#e0b46c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fbe9c2" stopOpacity=".3" />
          <stop offset="1" stopColor="#fbe9c2" stopOpacity=".02" />
        </linearGradient>
      </defs>
      <rect x="-400" width="1462" height="900" fill="#17130f" />
      <path d="M484 187 24 790h1000z" fill={`url(#${id}b)`} />
      <circle cx="484" cy="187" r="132" fill={`url(#${id}g)`} />
      <circle cx="484" cy="187" r="7" fill="#fff3d6" />
      {ROWS.map(({ y, shift, opacity }) => (
        <g key={y} stroke="#d9b271" strokeOpacity={opacity} fill="#100d0a">
          {SEATS.map((x) => (
            <path key={x} d={SEAT} transform={`translate(${shift + x} ${y})`} />
          ))}
        </g>
      ))}
    </svg>
  );
}
