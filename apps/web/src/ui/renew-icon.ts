/** The renewal icon on a 24 px grid; separate, because only purchase pages use it. */
export const RENEW = ['M19.5 9A8 8 0 005.3 7.5L4 9M4.5 15a8 8 0 0014.2 1.5L20 15', 'M4 5v4h4M20 19v-4h-4'];
