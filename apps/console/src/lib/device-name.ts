import { deviceTexts } from '@juban/contract/texts/account';

/** The kind of a device in words; a kind that has no name yet is shown as it is. */
export const deviceName = (device: string): string =>
  Object.hasOwn(deviceTexts, device) ? deviceTexts[device as keyof typeof deviceTexts] : device;
