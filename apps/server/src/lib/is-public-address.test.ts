import { expect, it } from 'vitest';
import { isPublicAddress } from './is-public-address.ts';

it.each([
  ['8.8.8.8', true],
  ['::ffff:8.8.8.8', true],
  ['2408:8000::1', true],
  ['9.255.255.255', true],
  ['10.0.0.1', false],
  ['11.0.0.0', true],
  ['127.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['::1', false],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['', false],
  ['somewhere', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
