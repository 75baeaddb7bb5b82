import { expect, it } from 'vitest';
import { clientOfAddress } from './client-of-address.ts';

it.each([
  ['/download', 'web', 'yujian'],
  ['/download?ct=tthj', 'tthj', 'tthj'],
  ['/dddown', 'ipad_ddsp', 'ddsp'],
  ['/h5/dddown?ct=tthj', 'ipad_ddsp', 'ddsp'],
  ['/dddown?ct=android_ddsp', 'android_ddsp', 'ddsp'],
])('[A-077] %s has the client %s', (address, id, brand) => {
  const { clientType } = clientOfAddress(new URL(address, 'https://m.example'));
  expect([clientType.id, clientType.brand]).toEqual([id, brand]);
});
