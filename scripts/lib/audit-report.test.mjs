import { expect, it } from 'vitest';
import { advisoriesOf, reportOf } from './audit-report.mjs';

const advisory = (severity, name) => ({
  title: `${name} reads what it should not`,
  url: `https://github.com/advisories/${name}`,
  severity,
  range: '<2.0.0',
});
const entry = (severity, name, fixAvailable) => ({
  via: [advisory(severity, name), 'another'],
  range: '<2.0.0',
  nodes: [`node_modules/${name}`],
  fixAvailable,
});
const ALL = {
  vulnerabilities: {
    builder: entry('critical', 'builder', false),
    server: entry('high', 'server', { name: 'server', version: '2.0.0', isSemVerMajor: true }),
    reader: entry('low', 'reader', true),
    middleman: { via: ['server'], range: '*', nodes: [], fixAvailable: true },
  },
};
const RUNNING = { vulnerabilities: { server: {}, reader: {} } };

it('lists each advisory once: production packages first, then by severity', () => {
  const found = advisoriesOf(ALL, RUNNING);
  expect(found.map(({ name, runs, isGrave }) => [name, runs, isGrave])).toEqual([
    ['server', true, true],
    ['reader', true, false],
    ['builder', false, true],
  ]);
});

it('is readable', () => {
  const text = reportOf(advisoriesOf(ALL, RUNNING), 812);
  expect(text).toContain('audit: 3 advisories on 812 packages, 1 grave in what production runs');
  expect(text).toContain('high: server <2.0.0 (production runs it, in 1 places)');
  expect(text).toContain('fixed by server 2.0.0, a major version; https://github.com/advisories/server');
  expect(text).toContain('critical: builder <2.0.0 (development only');
  expect(reportOf([], undefined)).toBe(
    'audit: 0 advisories on the installed packages, 0 grave in what production runs',
  );
});
