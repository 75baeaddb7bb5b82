import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = [
  'apps/web/src',
  ...['domain', 'catalog', 'contract', 'wire'].map((each) => `packages/${each}/src`),
];
/** Tests, modules that only the server reads (pages use the calls, never their schemas), and those of the console. */
const ELSEWHERE = /\.test\.tsx?$|\/testing\/|[./](?:schemas|fields)\.ts$|\/contract\/src\/console\//;

/**
 * Features missing in Chrome 87 or iOS 14, with the first versions that have them. The build rewrites newer
 * syntax but adds no missing methods, so a page that calls one would break there.
 */
const TOO_NEW: ReadonlyArray<readonly [name: RegExp, since: string]> = [
  [/\bObject\.hasOwn\(/, 'Chrome 93, iOS 15.4'],
  [/\bObject\.groupBy\(|\bMap\.groupBy\(/, 'Chrome 117, iOS 17.4'],
  [/\.at\(/, 'Chrome 92, iOS 15.4'],
  [/\.findLast(?:Index)?\(/, 'Chrome 97, iOS 15.4'],
  [/\.to(?:Sorted|Reversed|Spliced)\(/, 'Chrome 110, iOS 16'],
  [/\.(?:isWellFormed|toWellFormed)\(/, 'Chrome 111, iOS 16.4'],
  [/\bArray\.fromAsync\(/, 'Chrome 121, iOS 16.4'],
  [/\bPromise\.(?:withResolvers|try)\(/, 'Chrome 119, iOS 17.4'],
  [/\bURL\.(?:canParse|parse)\(/, 'Chrome 120, iOS 17'],
  [/\bAbortSignal\.(?:timeout|any)\(|\.throwIfAborted\(/, 'Chrome 100, iOS 15.4'],
  [/\bstructuredClone\(/, 'Chrome 98, iOS 15.4'],
  [/\brandomUUID\(/, 'Chrome 92, iOS 15.4'],
  [/\bnew (?:WeakRef|FinalizationRegistry|BroadcastChannel)\b/, 'iOS 14.5 and later'],
  [/\(\?<[=!]/, 'lookbehind: iOS 16.4; the whole file fails to load'],
];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(
  (file) => !ELSEWHERE.test(file),
);

it('reads the sources of pages', () => {
  expect(files.length).toBeGreaterThan(500);
});

it.each(TOO_NEW)('no page uses %s (%s)', (name) => {
  const users = files.filter((file) => name.test(withoutComments(readFileSync(`${ROOT}/${file}`, 'utf8'))));
  expect(users).toEqual([]);
});
