/** Unions by their names on the wire: the shopping partner, books, audio. */
export const UNION_TYPES = ['you', 'zhuishu', 'qingting'] as const;
export type UnionType = (typeof UNION_TYPES)[number];

/** One purchase in so many days, where a union is sold once a year. */
export const UNION_TURN_DAYS = 365;

/** Days of membership that a partner's account may be given within one calendar year of Shanghai: three years. */
export const PARTNER_YEAR_CAP_DAYS = 3 * 365;
