/** A page of a list as callers ask for it. */
export interface WantedPage {
  /** From 1. */
  pageNum: number;
  pageSize: number;
}

/** How many rows the page has, and how many stand before it. */
export const rowsOfPage = ({ pageNum, pageSize }: WantedPage) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});
