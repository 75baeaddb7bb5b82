import { isServiceChat } from '@juban/catalog/service-chats';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { DAY_MS, findTermFaults } from '@juban/domain';
import { z } from 'zod/mini';
import { contentId, countedPeriod, picture, some, target } from '../../db/content-fields.ts';
import type { ContentSection, PackScope } from '../../db/content-section.ts';
import { windowFrom } from '../../db/content-window.ts';
import { missingPictures, pictureAddressOf } from '../../db/pack-pictures.ts';
import { campaigns } from './campaign.tables.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const least = z.int().check(z.minimum(1), z.maximum(100_000_000));
const days = z.int().check(z.minimum(1), z.maximum(366));

const prize = z.strictObject({
  prizeId: contentId,
  name: some,
  picture,
  odds: count,
  stock: z._default(z.nullable(count), null),
  days: z._default(z.nullable(days), null),
});

const goal = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('sign-up') }),
  z.strictObject({ event: z.literal('top-up'), least }),
  z.strictObject({ event: z.literal('level'), least }),
  z.strictObject({ event: z.literal('share') }),
]);

const mission = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(9)),
  title: some,
  info: some,
  tip: some,
  reward: some,
  goal,
  days: z._default(days, 0),
  draws: z._default(z.int().check(z.minimum(1), z.maximum(10)), 0),
});

const sold = { gives: some, where: some };
const giftCodes = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('us'), count: least.check(z.maximum(1_000_000)), ...sold }),
  z.strictObject({ from: z.literal('maker'), ...sold }),
]);

const FEEDBACK_FORM = '/next/feedback';

const PLATFORMS = ['android', 'ios', 'ipad', 'harmony', 'applet', 'web', 'windows', 'mac', 'tv'] as const;

const item = z.strictObject({
  campaign: contentId,
  partner: z.string().check(z.regex(/^[a-z]{1,32}$/)),
  title: some,
  subtitle: some,
  banner: picture,
  game: z.strictObject({ id: contentId, name: some, icon: picture, firm: some }),
  /** Counted from the day the pack is applied, or from one day to another, inclusive. */
  period: z.union([z.strictObject(countedPeriod), z.strictObject({ firstDay: day, lastDay: day })]),
  /** Platforms that may take part; browsers do not report theirs. */
  platforms: z.array(z.enum(PLATFORMS)).check(z.minLength(1)),
  /** In the order of the grid. */
  prizes: z.array(prize).check(z.length(8)),
  fallback: contentId,
  missions: z.array(mission).check(z.length(9)),
  rules: z.array(some).check(z.minLength(1)),
  share: z.strictObject({ title: some, content: some, url: target }),
  /**
   * What sharing gives: codes that we make and check for the game's maker, or imported codes of the maker.
   */
  giftCodes,
  /** For prizes that are sent manually: our form, or a chat of the catalogue. */
  serviceUrl: z.string().check(
    z.refine((address) => address === FEEDBACK_FORM || isServiceChat(address), {
      error: `must be ${FEEDBACK_FORM} or a chat page of packages/catalog/src/service-chats.ts`,
    }),
  ),
});

type Item = z.output<typeof item>;

/** Pages recognise a prize that is credited automatically by its text. */
const isMislabelled = ({ name, days }: Item['prizes'][number]) =>
  name.includes(campaignTexts.video) !== (days !== null);

function findFaults(
  { banner, game, prizes, missions, ...terms }: Item,
  { files, keysOf }: PackScope,
): string[] {
  const pictures = [banner, game.icon, ...prizes.map((prize) => prize.picture)];
  const ids = missions.map((mission) => mission.id).join();
  return [
    ...missingPictures(pictures, files),
    // The page links to it.
    ...(keysOf('games').has(game.id) ? [] : [`there is no game ${game.id}`]),
    ...findTermFaults({ prizes, ...terms }),
    ...prizes.filter(isMislabelled).map(({ prizeId }) => `${prizeId} must be named after what it gives`),
    ...(ids === '1,2,3,4,5,6,7,8,9' ? [] : ['missions are 1 to 9 in that order']),
  ];
}

/** Days in Shanghai; the last one is included. */
function periodOf(period: Item['period'], today: Date): { startsAt: Date; endsAt: Date } {
  if (!('firstDay' in period)) return windowFrom(today, period);
  const midnight = (text: string) => new Date(`${text}T00:00:00+08:00`);
  const endsAt = new Date(midnight(period.lastDay).getTime() + DAY_MS);
  return { startsAt: midnight(period.firstDay), endsAt };
}

/** Campaigns with a draw. The published terms of a running one are frozen separately. */
export const campaignContent: ContentSection = {
  name: 'campaign',
  item,
  table: campaigns,
  key: { column: campaigns.campaign, field: 'campaign' },
  findFaults,
  toRow: ({ period, banner, game, prizes, ...row }: Item, today, files) => ({
    ...row,
    ...periodOf(period, today),
    banner: pictureAddressOf(banner, files),
    game: { ...game, icon: pictureAddressOf(game.icon, files) },
    prizes: prizes.map((prize) => ({ ...prize, picture: pictureAddressOf(prize.picture, files) })),
  }),
};
