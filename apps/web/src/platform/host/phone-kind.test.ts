import { describe, expect, it } from 'vitest';
import { phoneKindOf } from './phone-kind.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; HL-M7) AppleWebKit/537.36';

describe('the kind of a phone', () => {
  it.each([
    ['browser', IPHONE, 5, 'ios'],
    ['wechat', IPHONE, 5, 'ios'],
    ['browser', MAC, 5, 'ios'],
    ['browser', MAC, 0, 'other'],
    ['browser', ANDROID, 5, 'android'],
    ['ios', MAC, 0, 'ios'],
    ['harmony', '', 5, 'android'],
    ['desktopClient', '', 0, 'other'],
  ] as const)('[C-076] %s, %s, %i fingers: %s', (container, userAgent, fingers, kind) => {
    expect(phoneKindOf(container, userAgent, fingers)).toBe(kind);
  });
});
