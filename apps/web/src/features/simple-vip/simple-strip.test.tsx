import { shelfTexts } from '@juban/contract/texts/shelf';
import { describe, expect, it } from 'vitest';
import { markupOf } from '../../lib/testing/markup-of.tsx';
import { SimpleStrip } from './simple-strip.tsx';

const nothing = async () => undefined;
const user = { nickName: '林间有鹿', headImgUrl: '/content/demo/art/avatars/1-96.webp' };
const draw = (given: { user?: typeof user; level?: number; state?: string }): string =>
  markupOf(
    <SimpleStrip
      user={given.user}
      state={given.state ?? ''}
      level={given.level ?? 0}
      onLogin={nothing}
      onRetry={undefined}
      action={null}
    />,
  );

describe('the card of the simple page', () => {
  it('[B-019] shows avatar, nickname and the text of the membership', () => {
    const html = draw({ user, state: 'VIP 有效期至 2026-12-15' });
    for (const shown of [`src="${user.headImgUrl}"`, user.nickName, 'VIP 有效期至 2026-12-15'])
      expect(html).toContain(shown);
    expect(html).not.toContain(shelfTexts.guestName);
  });

  it.each([
    [0, false],
    [1, true],
    [8, true],
  ])('[B-019] of level %i has a level icon: %s', (level, hasIcon) => {
    const html = draw({ user, level });
    expect(html.includes('data-testid="level-icon"')).toBe(hasIcon);
    expect(html.includes(`>V${level}<`)).toBe(hasIcon);
  });

  it('[B-019] of a visitor is a button, without avatar and level', () => {
    const html = draw({ state: '开通 VIP' });
    expect(html).toMatch(new RegExp(`<button[^>]*>${shelfTexts.guestName}</button>`));
    expect(html).toContain('开通 VIP');
    expect(html).not.toMatch(/<img|level-icon/);
  });
});
