import { runInNewContext } from 'node:vm';
import { deviceOf } from '@juban/domain/open-app-download';
import { describe, expect, it } from 'vitest';
import { DEVICE_SCRIPT } from './device-script.ts';

function writtenFor(userAgent: string, maxTouchPoints: number): unknown {
  const written: Record<string, unknown> = {};
  const parentNode = { setAttribute: (name: string, value: unknown) => (written[name] = value) };
  runInNewContext(DEVICE_SCRIPT, {
    navigator: { userAgent, maxTouchPoints },
    document: { currentScript: { parentNode } },
  });
  return written['data-device'];
}

describe('the device before the first paint', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1', 5],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS)', 5],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
    ['', 0],
    [`${' '.repeat(10_240)}iPhone`, 0],
  ])('[A-017] follows the rule for %j with %i touch points', (userAgent, fingers) => {
    expect(writtenFor(userAgent, fingers)).toBe(deviceOf(userAgent, fingers));
  });
});
