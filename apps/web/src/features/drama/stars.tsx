const STAR = 'M5.5.6 7 3.9l3.5.4-2.6 2.4.7 3.6-3.1-1.8-3.1 1.8.7-3.6L.5 4.3 4 3.9Z';
const PLACES = [0, 1, 2, 3, 4];
const STEP = 13.5;

/** A score of ten as five stars; decorative, because the number is next to it. */
export function Stars({ score }: { score: number }) {
  const full = Math.round(score / 2);
  return (
    <svg width="66" height="11" viewBox="0 0 66 11" fill="currentColor" aria-hidden="true">
      {PLACES.map((place) => (
        <path
          key={place}
          d={STAR}
          transform={`translate(${place * STEP})`}
          opacity={place < full ? 1 : 0.36}
        />
      ))}
    </svg>
  );
}
