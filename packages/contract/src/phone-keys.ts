/** Names of answer fields that contain a phone; these are sealed where values are sealed. */
export const PHONE_KEY = /^(?:mobile|rrMobile|phone)$/;
