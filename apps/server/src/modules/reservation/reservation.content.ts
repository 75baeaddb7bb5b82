import { z } from 'zod/mini';
import { brandList, contentId, countedPeriod, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection, PackScope } from '../../db/content-section.ts';
import { windowFrom } from '../../db/content-window.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { gameReservations } from './reservation.tables.ts';

const item = z.strictObject({
  reservationId: contentId,
  game: z.strictObject({ name: some, icon: picture, firm: some }),
  title: some,
  subtitle: some,
  banner: picture,
  ...countedPeriod,
  gifts: z.array(some).check(z.minLength(1)),
  topic: z.strictObject({ title: some, image: picture, target }),
  reserved: z.strictObject({ title: some, image: picture }),
  soon: z.strictObject({ title: some, image: picture }),
  /** The name of a clip of the pack, and the picture before it plays. */
  video: z.strictObject({ clip: contentId, poster: picture }),
  brands: brandList,
});

type Item = z.output<typeof item>;

function findFaults({ game, banner, topic, reserved, soon, video }: Item, { files }: PackScope): string[] {
  const pictures = [game.icon, banner, topic.image, reserved.image, soon.image, video.poster];
  return [
    ...missingPictures(pictures, files),
    ...(files.clip(video.clip) ? [] : [`there is no clip ${video.clip}`]),
  ];
}

/** Games to reserve. */
export const reservationContent: ContentSection = {
  name: 'reservations',
  item,
  table: gameReservations,
  key: { column: gameReservations.reservationId, field: 'reservationId' },
  findFaults,
  toRow: ({ opensInDays, lastsDays, ...row }: Item, today, files) => ({
    ...row,
    ...windowFrom(today, { opensInDays, lastsDays }),
    game: { ...row.game, icon: pictureAddressOf(row.game.icon, files) },
    banner: pictureAddressOf(row.banner, files),
    topic: { ...row.topic, image: pictureAddressOf(row.topic.image, files) },
    reserved: { ...row.reserved, image: pictureAddressOf(row.reserved.image, files) },
    soon: { ...row.soon, image: pictureAddressOf(row.soon.image, files) },
    video: { clip: files.clip(row.video.clip), poster: pictureAddressOf(row.video.poster, files) },
  }),
};
