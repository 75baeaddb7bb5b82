/** What a header can carry, and no longer than the server reads: with any other no call would ever go out. */
export const TOKEN_FORM = /^[!-~]{1,256}$/;
