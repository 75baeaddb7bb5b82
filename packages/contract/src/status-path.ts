/** The end of the path to which a partner returns: a ticket, or the session token from older apps. */
export const STATUS_PATH = /(\/status\/)([^/]+)\/?$/;
/** Replaces the ticket or token in the address before anything of the page is rendered or loaded. */
export const STATUS_TAKEN = 'taken';
