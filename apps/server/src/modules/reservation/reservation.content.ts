import { BRANDS } from '@juban/catalog';
import { DAY_MS } from '@juban/domain';
import { z } from 'zod/mini';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { gameReservations } from './reservation.tables.ts';

const some = z.string().check(z.minLength(1));
const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** `shelf/id` of a picture of the pack. */
const picture = z.string().check(z.regex(/^[\w-]+\/[\w-]+$/));
/** A path of ours: no scheme, no other host. */
const target = z.string().check(z.regex(/^\/[a-zA-Z][\w/-]*(\?[\w=&-]*)?$/));

const item = z.strictObject({
  reservationId: id,
  game: z.strictObject({ name: some, icon: picture, firm: some }),
  title: some,
  subtitle: some,
  banner: picture,
  opensInDays: z.int(),
  lastsDays: z.int().check(z.minimum(1)),
  gifts: z.array(some).check(z.minLength(1)),
  topic: z.strictObject({ title: some, image: picture, target }),
  reserved: z.strictObject({ title: some, image: picture }),
  soon: z.strictObject({ title: some, image: picture }),
  /** The name of a clip of the pack, and the picture before it plays. */
  video: z.strictObject({ clip: id, poster: picture }),
  brands: z._default(z.array(z.enum(Object.keys(BRANDS))), []),
});

type Item = z.output<typeof item>;

/** The picture itself where it is drawn by lines, else its widest file. */
function addressOf(name: string, files: PackFiles): string | undefined {
  const [shelf = '', wanted] = name.split('/');
  const found = files.pictures(shelf).find((candidate) => candidate.id === wanted);
  const widest = Object.entries(found?.addresses ?? {}).sort(([a], [b]) => Number(b) - Number(a))[0];
  return found?.vector ?? widest?.[1];
}

function findFaults({ game, banner, topic, reserved, soon, video }: Item, { files }: PackScope): string[] {
  const pictures = [game.icon, banner, topic.image, reserved.image, soon.image, video.poster];
  return [
    ...pictures.filter((name) => !addressOf(name, files)).map((name) => `there is no picture ${name}`),
    ...(files.clip(video.clip) ? [] : [`there is no clip ${video.clip}`]),
  ];
}

/** Games to reserve; opensInDays counts from the day the pack is applied. */
export const reservationContent: ContentSection = {
  name: 'reservations',
  item,
  table: gameReservations,
  key: { column: gameReservations.reservationId, field: 'reservationId' },
  findFaults,
  toRow: ({ opensInDays, lastsDays, ...row }: Item, today, files) => {
    const startsAt = new Date(today.getTime() + opensInDays * DAY_MS);
    return {
      ...row,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lastsDays * DAY_MS),
      game: { ...row.game, icon: addressOf(row.game.icon, files) },
      banner: addressOf(row.banner, files),
      topic: { ...row.topic, image: addressOf(row.topic.image, files) },
      reserved: { ...row.reserved, image: addressOf(row.reserved.image, files) },
      soon: { ...row.soon, image: addressOf(row.soon.image, files) },
      video: { clip: files.clip(row.video.clip), poster: addressOf(row.video.poster, files) },
    };
  },
};
