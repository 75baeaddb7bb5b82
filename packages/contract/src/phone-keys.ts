/** Names under which answers carry a phone: sealed on the way where values travel so. */
export const PHONE_KEY = /^(?:mobile|rrMobile|phone)$/;
