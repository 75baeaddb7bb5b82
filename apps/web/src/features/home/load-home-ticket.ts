import { api } from '../../platform/api/api.ts';
import type { Ticket } from './home-links.tsx';

/** The first item of the content block `hometicket`, the same on every system; null if there is none. */
export async function loadHomeTicket(): Promise<Ticket | null> {
  const block = await api.getBlock({ bannerName: 'hometicket' }).catch(() => null);
  const item = block?.vipBannerContentDtos[0];
  return item ? { name: item.text1, hint: item.text2, to: item.targetUrlAndroid } : null;
}
