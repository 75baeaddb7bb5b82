import { activityGiftTexts as texts } from '@juban/contract/texts/activity-gift';
import { describe, expect, it } from 'vitest';
import { drawText, entryText, type Gift, giftTexts, guestTexts, type OwnGift } from './gift-texts.ts';

const at = (text: string) => new Date(text).getTime();
const draw: Gift['draw'] = {
  deadline: at('2026-12-31T00:00:00+08:00'),
  drawTime: at('2026-12-31T10:00:00+08:00'),
  seedHash: '8e02',
  seed: null,
  participants: null,
};
const gift = { draw } as Gift;
const drawn = { draw: { ...draw, seed: 'f00d', participants: 4213 } } as Gift;
const own = (result: OwnGift['result'], rewardStatus: OwnGift['rewardStatus'] = 'ALREADY_REWARD') =>
  ({ result, rewardStatus, courier: '顺丰速运', trackingNo: 'SF1234567890' }) as OwnGift;

describe('the gift by post', () => {
  it('[C-026] shows when it is drawn, and from how many entries it was', () => {
    expect(drawText(gift)).toBe('12月31日 10:00 开奖');
    expect(drawText(drawn)).toBe('已开奖，4,213 人参与');
  });

  it.each([
    [gift, own('NONE', 'NO_CONDITION'), undefined],
    [gift, own('NONE', 'REWARD'), '请在 12月30日 24:00 前提交收货地址'],
    [gift, own('MISSED', 'NO_CONDITION'), texts.missed],
    [gift, own('WAITING'), texts.waiting],
    [drawn, own('WON'), texts.won],
    [drawn, own('NOT_WON'), texts.notWon],
    [drawn, own('SENT'), texts.sent],
  ])('[C-023] shows users their status: %#', (known, ownGift, title) => {
    expect(giftTexts(known, ownGift)?.title).toBe(title);
  });

  it('[C-023] asks a guest to log in once it is drawn', () => {
    expect(guestTexts(gift)).toBeUndefined();
    expect(guestTexts(drawn)?.title).toBe(texts.loginForResult);
  });

  it('[C-023] shows courier and tracking number of a sent gift', () => {
    expect(giftTexts(drawn, own('SENT'))?.hint).toBe('顺丰速运 SF1234567890');
    expect(giftTexts(gift, own('WAITING'))?.hint).toBe('你已参与抽取，12月31日 10:00 公布结果');
  });

  it('[C-026] shows an entry number in groups of four', () => {
    expect(entryText('KQABMNPRDEFG')).toBe('KQAB MNPR DEFG');
    expect(entryText('')).toBe('');
  });
});
