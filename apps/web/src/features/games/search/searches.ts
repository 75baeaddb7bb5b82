/** Under this name the device keeps what was looked for. */
export const SEARCHES = 'games-search';
