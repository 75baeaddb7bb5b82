import { expect, it } from 'vitest';
import { reasonText } from './refund-reasons.ts';

it.each([
  ['', '', ''],
  ['买错了', '', '买错了'],
  ['', ' 给家里人买的 ', '给家里人买的'],
  ['其他原因', '换手机了', '其他原因：换手机了'],
])('the reason %j with the note %j is sent as %j', (reason, note, text) => {
  expect(reasonText(reason, note)).toBe(text);
});
