/** Names of the unions in the wire format: shopping partner, books, audio. */
export const UNION_TYPES = ['you', 'zhuishu', 'qingting'] as const;
export type UnionType = (typeof UNION_TYPES)[number];

/** A union with this limit can be bought once in this many days. */
export const UNION_INTERVAL_DAYS = 365;

/** Maximum membership days granted to one partner account per calendar year in Shanghai: three years. */
export const PARTNER_YEAR_CAP_DAYS = 3 * 365;
