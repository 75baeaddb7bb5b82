import { z } from 'zod/mini';

/** Nobody reads that far, and deep pages are expensive for the database. */
const MAX_PAGES = 10_000;
const MAX_ROWS = 100;
const USUAL_ROWS = 20;

/** A whole number from 1, as text in a query or as a number. */
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

/** Page number, from 1. */
export const pageNumber = counted(MAX_PAGES, 1);

/** Rows per page. */
export const rowCount = (usual = USUAL_ROWS) => counted(MAX_ROWS, usual);

/** Paging parameters. */
export const wantedPage = { pageNum: pageNumber, pageSize: rowCount() };

/** Paging parameters with the names of the mall, which take precedence. The answers use the common names. */
export const wantedMallPage = z.pipe(
  z.object({ page: maybeCounted(MAX_PAGES), rows: maybeCounted(MAX_ROWS), ...wantedPage }),
  z.transform(({ page, rows, pageNum, pageSize }) => ({
    pageNum: page ?? pageNum,
    pageSize: rows ?? pageSize,
  })),
);

/** The current page, and the number of rows in the whole list. */
export const givenPage = { total: z.int(), pageNum: z.int(), pageSize: z.int() };
