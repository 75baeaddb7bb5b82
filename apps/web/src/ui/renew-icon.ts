/** The sign of what is charged again and again, on a 24 grid: only pages about buying have it. */
export const RENEW = ['M19.5 9A8 8 0 005.3 7.5L4 9M4.5 15a8 8 0 0014.2 1.5L20 15', 'M4 5v4h4M20 19v-4h-4'];
