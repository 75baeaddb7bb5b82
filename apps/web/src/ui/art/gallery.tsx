import { CurtainArt } from './curtain-art.tsx';
import { FilmArt } from './film-art.tsx';
import { PosterWallArt } from './poster-wall-art.tsx';
import { RopeArt } from './rope-art.tsx';
import { SeatArt } from './seat-art.tsx';
import { TicketArt } from './ticket-art.tsx';

const DRAWINGS = {
  seat: SeatArt,
  film: FilmArt,
  'poster-wall': PosterWallArt,
  ticket: TicketArt,
  rope: RopeArt,
  curtain: CurtainArt,
};

export type DrawingName = keyof typeof DRAWINGS;

/** Default export, because it is fetched by React.lazy. */
export default function Gallery({ name }: { name: DrawingName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}
