/** How all pages show the end of a membership. */
export const membershipEndTexts = {
  until: 'VIP 有效期至 {date}',
  untilLabel: 'VIP 有效期至',
  forEver: 'VIP 永久有效',
  forEverDay: '永久有效',
  ended: 'VIP 已过期',
} as const;
