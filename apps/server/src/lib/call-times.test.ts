import { expect, it } from 'vitest';
import { createCallTimes } from './call-times.ts';

const linesOf = (text: string, start: string) => text.split('\n').filter((line) => line.startsWith(start));

it('counts each answer in its bucket and all larger ones, by call and status', () => {
  const times = createCallTimes();
  for (const seconds of [0.001, 0.002, 0.003, 11]) times.observe('login', 200, seconds);
  times.observe('login', 429, 0.001);
  const text = times.write();
  const labels = 'call="login",status="200"';
  const bucket = (bound: string) => `juban_call_seconds_bucket{le="${bound}",${labels}}`;
  expect(text).toContain(`${bucket('0.002')} 2\n`);
  expect(text).toContain(`${bucket('0.005')} 3\n`);
  expect(text).toContain(`${bucket('10')} 3\n`);
  expect(text).toContain(`${bucket('+Inf')} 4\n`);
  expect(text).toContain(`juban_call_seconds_count{${labels}} 4\n`);
  expect(linesOf(text, 'juban_call_seconds_sum')).toHaveLength(2);
});

it('is readable by Prometheus before the first call', () => {
  expect(createCallTimes().write()).toMatch(
    /^# HELP juban_call_seconds .+\n# TYPE juban_call_seconds histogram\n$/,
  );
});
