import { expect, it } from 'vitest';
import { networkOf, networksOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['::ffff:cb00:7107', '::ffff:cb00:7107'],
  ['0:0:0:0:0:ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [
    '2001:db8:1:2f3:4:5:6:7',
    [
      { network: '2001:db8:1:2f3::/64', share: 1 },
      { network: '2001:db8:1:200::/56', share: 4 },
      { network: '2001:db8:1::/48', share: 32 },
    ],
  ],
  ['203.0.113.7', [{ network: '203.0.113.7', share: 1 }]],
  ['::ffff:203.0.113.7', [{ network: '::ffff:203.0.113.7', share: 1 }]],
])('[A-072] %s counts by every network that one customer may have', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
