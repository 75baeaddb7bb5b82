import { checkInTexts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { MembershipStatus } from '@juban/domain/membership';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../../lib/testing/markup-of.tsx';
import { knownState } from '../../lib/user-state.ts';
import { badgeOf } from '../../ui/level-art.ts';
import { CheckInButton } from './check-in-button.tsx';
import { type Member, memberOf } from './member.ts';
import { MembershipCard } from './membership-card.tsx';

const NOW = new Date('2026-11-15T12:00:00+08:00');
const END = Date.parse('2026-12-15T12:00:00+08:00');
const AVATAR = '/content/demo/art/avatars/1-96.webp';

const memberWith = (changedValue: number): Member =>
  memberOf(
    {
      id: 'u1',
      nickName: '林间有鹿',
      headImgUrl: AVATAR,
      mobile: '',
      level: 0,
      newUser: false,
      score: 0,
      vipMedal: { name: '', endTime: null, imgUrl: '', isExpired: false },
      vipLevel: 0,
      changedValue,
      isClock: false,
      vipInfo: { expiredTime: END },
    },
    undefined,
    NOW,
  );

const nothing = async () => undefined;
function draw(member: Member): string {
  const visitor = knownState(member);
  return markupOf(
    <MembershipCard
      visitor={visitor}
      showsLevel
      onLogin={nothing}
      onRetry={nothing}
      action={<CheckInButton visitor={visitor} onLogin={nothing} reload={nothing} />}
    />,
  );
}

describe('the membership card', () => {
  it('[B-001] shows avatar, nickname, last day and VIP level', () => {
    const html = draw(memberWith(1_286));
    const shown = [
      `src="${AVATAR}"`,
      '林间有鹿',
      'VIP 有效期至 2026-12-15',
      `aria-label="${fill(purchaseTexts.levelIcon, { level: 5 })}"`,
      `src="${badgeOf(5)}"`,
    ];
    for (const text of shown) expect(html).toContain(text);
  });

  it.each([
    [0, 0],
    [9, 90],
    [10, 20],
    [1_286, 85],
    [5_499, 99],
    [5_500, 100],
    [9_000, 100],
  ])('[B-001] with %i V power its bar is filled to %i per cent', (vPower, percent) => {
    const html = draw(memberWith(vPower));
    expect(html).toContain(`aria-valuenow="${percent}"`);
    expect(html).toContain(`<i style="transform:scaleX(${percent / 100})"`);
  });

  it.each<[status: MembershipStatus, isClock: boolean, label: string, state: string, isDisabled: boolean]>([
    [4, false, checkInTexts.ready, 'ready', false],
    [4, true, checkInTexts.done, 'done', true],
    [1, false, checkInTexts.renew, 'inactive', false],
    [3, false, checkInTexts.renew, 'inactive', false],
    [5, false, checkInTexts.open, 'inactive', false],
  ])(
    '[B-061] at status %i, checked in: %s, has a check-in button that reads %s',
    (status, isClock, label, state, isDisabled) => {
      const html = draw({ ...memberWith(100), status, isClock });
      const button = html.match(/<button[^>]*data-testid="check-in"[^>]*>[^<]*/)?.[0] ?? '';
      expect(button).toMatch(new RegExp(`>${label.replace('+', '[+]')}$`));
      expect(button).toContain(`data-state="${state}"`);
      expect(button.includes('disabled=""')).toBe(isDisabled);
    },
  );
});
