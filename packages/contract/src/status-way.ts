/** The end of a path that a partner leads back by: a ticket, or from older apps the login's own token. */
export const STATUS_WAY = /(\/status\/)([^/]+)\/?$/;
/** What stands there once it has been taken out, before anything of the page is rendered or loaded. */
export const STATUS_TAKEN = 'taken';
