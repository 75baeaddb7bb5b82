import { z } from 'zod/mini';

/** Further than anybody reads; more would only cost the database. */
const MOST_PAGES = 10_000;
const MOST_ROWS = 100;
const USUAL_ROWS = 20;

/** A whole number from 1, as a query's text or a number. */
const sentCount = (most: number) =>
  z.union([z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.int().check(z.minimum(1), z.maximum(most))]);
const toCount = (most: number) =>
  z.pipe(
    z.transform((sent: string | number) => Number(sent)),
    z.number().check(z.maximum(most)),
  );

const counted = (most: number, usual: number) =>
  z.pipe(z._default(sentCount(most), String(usual)), toCount(most));
const maybeCounted = (most: number) => z.optional(z.pipe(sentCount(most), toCount(most)));

/** Which page of a list is wanted, from 1. */
export const pageNumber = counted(MOST_PAGES, 1);

/** How many rows a page is to have. */
export const rowCount = (usual = USUAL_ROWS) => counted(MOST_ROWS, usual);

/** A page as clients ask for it. */
export const wantedPage = { pageNum: pageNumber, pageSize: rowCount() };

/** The same by the names of the mall, which count where both are sent; its lists answer by those of all others. */
export const wantedMallPage = z.pipe(
  z.object({ page: maybeCounted(MOST_PAGES), rows: maybeCounted(MOST_ROWS), ...wantedPage }),
  z.transform(({ page, rows, pageNum, pageSize }) => ({
    pageNum: page ?? pageNum,
    pageSize: rows ?? pageSize,
  })),
);

/** The page that was given, and the rows of the whole list. */
export const givenPage = { total: z.int(), pageNum: z.int(), pageSize: z.int() };
