import { RENEW } from '../../ui/renew-icon.ts';

/** Line icons on a 24 px grid, used only by purchase pages. */
export const PERSON = [
  'M12 4.5a3.8 3.8 0 110 7.6 3.8 3.8 0 010-7.6z',
  'M5 19.5c.7-3.4 3.4-5.2 7-5.2s6.3 1.8 7 5.2',
];
const EPISODES = ['M5 8.5h14v11H5z', 'M7 5.5h10M9 3h6', 'M10.4 11.6v4.8l4-2.4z'];
const SKIP = ['M5 6v12l8-6z', 'M13 6v12l6-4.5', 'M20 6v12'];
const QUALITY = [
  'M5 5.5h14a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2v-9a2 2 0 012-2z',
  'M9.6 9v6M7 9v3.4h4M14 9v6M17.4 9L14 12.2l3.4 2.8',
];
const CACHE = ['M12 3.5v10M8 9.8l4 4 4-4', 'M4 14.5v4a2 2 0 002 2h12a2 2 0 002-2v-4'];
const GROW = ['M4 18.5l5-6 3.5 3.5L20 7', 'M15 7h5v5', 'M4 21h16'];
const GIFT = [
  'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13',
  'M12 7.5C9.5 7.5 7.5 6.4 7.5 4.9S9 2.9 10 3.6s2 2.4 2 3.9c0-1.5 1-3.2 2-3.9s2.5-.2 2.5 1.3-2 2.6-4.5 2.6z',
];
const BADGE = ['M12 3l7 3.4v6.2c0 3.8-3 6.4-7 8.4-4-2-7-4.6-7-8.4V6.4z', 'M9 9.5l3 5.5 3-5.5'];
const SHOP = ['M4 7.5h16l-1.2 12.5H5.2z', 'M8.5 10V7a3.5 3.5 0 017 0v3', 'M9.5 16.8l5-4.3'];
const ORDER = ['M5.5 3.5h13v17l-2.2-1.4-2.1 1.4-2.2-1.4-2.2 1.4-2.1-1.4-2.2 1.4z', 'M9 8.5h6M9 12.5h6'];
const HELP = [
  'M12 3.2a8.8 8.8 0 110 17.6 8.8 8.8 0 010-17.6z',
  'M9.6 9.6a2.4 2.4 0 113.6 2.1c-.8.5-1.2 1-1.2 1.9',
  'M12 16.6v.2',
];
const SUPPORT = [
  'M4.5 13.5V12a7.5 7.5 0 0115 0v1.5',
  'M4.5 13h1A1.5 1.5 0 017 14.5v3A1.5 1.5 0 015.5 19h-1A1.5 1.5 0 013 17.5v-3A1.5 1.5 0 014.5 13z',
  'M18.5 13h1a1.5 1.5 0 011.5 1.5v3a1.5 1.5 0 01-1.5 1.5h-1a1.5 1.5 0 01-1.5-1.5v-3a1.5 1.5 0 011.5-1.5z',
  'M19 19c0 1.4-2 2.2-5 2.2',
];
const PAPER = ['M6 3.5h8.5L19 8v12.5H6z', 'M14 3.5V8.5h5', 'M9 12.5h7M9 16h7'];

/** By the name of a block's item; unknown names get the membership icon. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  content: EPISODES,
  quality: QUALITY,
  'skip-ads': SKIP,
  download: CACHE,
  level: GROW,
  reward: GIFT,
  badge: BADGE,
  shop: SHOP,
  orders: ORDER,
  renewals: RENEW,
  gifts: GIFT,
  tutorial: HELP,
  feedback: SUPPORT,
  agreement: PAPER,
};

const VIP = ['M4 6l8 13.5L20 6', 'M8 6l4 6.8L16 6'];

export const iconOf = (name: string): readonly string[] => BY_NAME[name] ?? VIP;
