import type { CallOutput } from '@juban/contract/schemas';

export type Gifts = CallOutput<'listGifts'>;
export type Gift = Gifts['month'];
export type GiftChoices = CallOutput<'getGiftChoices'>;
