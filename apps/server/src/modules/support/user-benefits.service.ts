import { BRANDS, type BrandId, brandOfClientType } from '@juban/catalog';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { deskTexts } from '@juban/contract/console/desk-texts';
import type { Db } from '../../db/database.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { listAllClaims, listGiftEntries } from '../activity/activity-records.service.ts';
import { listConsents } from '../agreement/consent-records.service.ts';
import { listAllWon } from '../campaign/draw-records.service.ts';
import { listOwnFeedback } from '../feedback/feedback-records.service.ts';
import { type Hold, listHoldsOf } from '../fraud/hold-records.service.ts';
import { listClaimsOf } from '../gift/gift-records.service.ts';
import { listOwnExchanges } from '../mall/exchange-records.service.ts';
import type { OwnBrands } from './own-brands.service.ts';

const MOST = 50;
const TITLE_LENGTH = 60;
const PAGE = { pageNum: 1, pageSize: MOST };

type User = ConsoleOutput<'getUser'>;
type Note = User['bundles'][number];

/** What a user got besides membership, and what they wrote and agreed to. */
export async function readBenefits(db: Db, userId: number, brands: OwnBrands) {
  const [bundles, won, claims, gifts, exchanges, feedback, consents, holds] = await Promise.all([
    listClaimsOf(db, userId, MOST),
    listAllWon(db, userId, MOST),
    listAllClaims(db, userId, MOST),
    listGiftEntries(db, userId),
    listOwnExchanges(db, userId, PAGE),
    listOwnFeedback(db, userId, PAGE),
    listConsents(db, userId, MOST),
    listHoldsOf(db, userId),
  ]);
  /** Of brands of the caller; what belongs to no brand is shown to all. */
  const isOwn = (named: readonly string[] | null) =>
    named === null || named.length === 0 || named.some(brands.sees);
  const prizes: Note[] = [
    ...won.map(({ at, name, days }) => note(at, deskTexts.campaignPrize, deskTexts.drawn(name, days))),
    ...claims
      .filter((claim) => isOwn(claim.brands))
      .map(({ at, title, partner, days }) =>
        note(at, title ?? deskTexts.activityClaim, deskTexts.activityBenefit(partner, days)),
      ),
    ...gifts.filter((gift) => isOwn(gift.brands)).map(giftNote),
  ];
  return {
    bundles: bundles
      .filter(({ orderNo }) => brands.seesOrder(orderNo))
      .map(({ claimedAt, card, name, orderNo }) =>
        note(claimedAt, deskTexts.bundle(card), deskTexts.bundleText(name, orderNo)),
      ),
    prizes: prizes.sort((one, other) => other.time - one.time),
    exchanges: exchanges.map(({ at, name, points, days }) =>
      note(at, name, deskTexts.exchange(points, days)),
    ),
    feedback: feedback
      .filter(({ clientType }) => brands.sees(brandOfClientType(clientType).id))
      .map(({ feedbackId, createdAt, content, state }) => ({
        id: feedbackId,
        time: createdAt.getTime(),
        title: withoutSecrets(content).slice(0, TITLE_LENGTH) || deskTexts.prizeFeedback,
        state,
      })),
    consents: consents
      .filter(({ brand }) => brand === null || brands.sees(brand))
      .map(({ at, key, title, version, brand }) =>
        note(
          at,
          deskTexts.consent(title ?? key, version),
          brand === null ? '' : BRANDS[brand as BrandId].name,
        ),
      ),
    holds: holds.filter(({ brand }) => brands.sees(brand)),
  };
}

export const holdRowOf = ({ subjectKind, subjectId, state, heldAt, rule }: Hold): User['holds'][number] => ({
  kind: subjectKind,
  id: subjectId,
  state,
  time: heldAt.getTime(),
  rule: deskTexts.rule(rule),
});

const note = (at: Date, title: string, text: string): Note => ({
  time: at.getTime(),
  title: withoutSecrets(title),
  text,
});

function giftNote(gift: Awaited<ReturnType<typeof listGiftEntries>>[number]): Note {
  const { title, givenMs, isDrawn, isWinner, courier, trackingNo } = gift;
  const sent = courier !== null && trackingNo !== null;
  const undecided = isDrawn ? deskTexts.giftLost : deskTexts.giftWaiting;
  const text = sent ? deskTexts.giftSent(courier, trackingNo) : isWinner ? deskTexts.giftWon : undecided;
  return { time: givenMs, title: deskTexts.giftEntered(title ?? ''), text };
}
