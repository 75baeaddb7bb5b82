/** What a header can carry, up to the server's limit: with any other token every call would fail. */
export const TOKEN_FORM = /^[!-~]{1,256}$/;
