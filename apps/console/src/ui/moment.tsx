import { minuteText, secondText, shortText } from '@juban/domain/shanghai-words';

/** A time in Shanghai; the full one is its title. Unknown is a dash, not a time. */
export function Moment({ at, long }: { at: number | null; long?: boolean }) {
  if (at === null) return <span className="t3">—</span>;
  return (
    <time className="num" dateTime={new Date(at).toISOString()} title={secondText(at)}>
      {long ? minuteText(at) : shortText(at)}
    </time>
  );
}
