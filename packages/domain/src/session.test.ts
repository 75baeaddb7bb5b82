import { describe, expect, it } from 'vitest';
import { sessionDeviceOf } from './session.ts';

describe('device of a session', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15', 'iphone'],
    ['Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15', 'ipad'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'mac'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124', 'android'],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS; ALN-AL00) Chrome/99', 'harmony'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', 'harmony'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124', 'windows'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/124', 'linux'],
    ['curl/8.5.0', 'other'],
    ['', 'other'],
  ])('is read from the user agent: %s', (userAgent, device) => {
    expect(sessionDeviceOf(userAgent)).toBe(device);
  });
});
