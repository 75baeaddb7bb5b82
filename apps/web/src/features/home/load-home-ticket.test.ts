import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadHomeTicket } from './load-home-ticket.ts';

const { getBlock } = vi.hoisted(() => ({ getBlock: vi.fn() }));
vi.mock('../../platform/api/api.ts', () => ({ api: { getBlock } }));

const item = {
  id: 'ticket-1',
  name: 'claim',
  text1: '领取免费 VIP',
  text2: '最高可领 30 天',
  image1: '',
  targetUrlIos: '/outside/vip_days/spring',
  targetUrlAndroid: '/outside/vip_days/spring',
  targetTypeIos: 'web' as const,
  targetTypeAndroid: 'web' as const,
};
const block = (items: Array<typeof item>) => ({ name: 'hometicket', title: '', vipBannerContentDtos: items });

beforeEach(() => getBlock.mockReset());

describe('the ticket of the welcome page', () => {
  it('has text and target from content', async () => {
    getBlock.mockResolvedValue(block([item]));
    expect(await loadHomeTicket()).toEqual({
      name: item.text1,
      hint: item.text2,
      to: '/outside/vip_days/spring',
    });
    expect(getBlock).toHaveBeenCalledWith({ bannerName: 'hometicket' });
  });

  it('is left out if content has none or loading fails', async () => {
    getBlock.mockResolvedValueOnce(block([]));
    expect(await loadHomeTicket()).toBeNull();
    getBlock.mockRejectedValueOnce(new Error('offline'));
    expect(await loadHomeTicket()).toBeNull();
  });
});
