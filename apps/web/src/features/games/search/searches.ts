/** Storage name of the search history. */
export const SEARCHES = 'games-search';
