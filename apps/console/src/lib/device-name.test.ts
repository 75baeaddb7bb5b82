import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

it('names every kind of device, and shows an unknown one as it is', () => {
  expect(deviceName('other')).toBe('其他设备');
  expect(deviceName('iphone')).toBe('iPhone 手机');
  expect(deviceName('fridge')).toBe('fridge');
  expect(deviceName('toString')).toBe('toString');
});
