/** A page of a list, as requested. */
export interface PageRequest {
  /** From 1. */
  pageNum: number;
  pageSize: number;
}

/** The number of rows of the page, and of the rows before it. */
export const rowsOfPage = ({ pageNum, pageSize }: PageRequest) => ({
  limit: pageSize,
  offset: (pageNum - 1) * pageSize,
});
