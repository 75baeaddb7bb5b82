interface Asked {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** What the screen of one's own data asks beside the data: whether there is none to be had, and how to try again. */
export function queryStateOf({ data, error, isFetching, refetch }: Asked) {
  return { error: data ? null : error, retry: () => void refetch(), isRetrying: isFetching };
}
