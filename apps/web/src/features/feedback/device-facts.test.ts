import { describe, expect, it } from 'vitest';
import { readDeviceFacts } from './device-facts.ts';

describe('data attached to a feedback', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 15; HL-M7 Build/AP3A) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      ['HL-M7', 'Android', '15'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2_1 like Mac OS X) AppleWebKit/605.1.15',
      ['iPhone', 'iOS', '18.2.1'],
    ],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1', ['', 'HarmonyOS', '5.0']],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ['Macintosh', 'macOS', '10.15.7']],
    ['curl/8', ['', '', '']],
  ])('[C-055] is read from %j', (userAgent, [phoneType, phoneOSType, phoneOSVersion]) => {
    expect(readDeviceFacts(userAgent, undefined)).toEqual({
      phoneType,
      phoneOSType,
      phoneOSVersion,
      netENV: '',
    });
  });

  it("[C-055] includes the network type if known, and never exceeds the server's limits", () => {
    expect(readDeviceFacts('', { type: 'wifi', effectiveType: '4g' }).netENV).toBe('wifi');
    expect(readDeviceFacts('', { effectiveType: '4g' }).netENV).toBe('4g');
    expect(readDeviceFacts(`Android 9; ${'x'.repeat(200)})`, undefined).phoneType).toHaveLength(64);
  });
});
