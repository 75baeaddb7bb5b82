import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { BROWSER_ARGS } from './lib/browser-args.ts';

const executablePath = findChromium();
// Set by the global setup; workers load this file again and see it.
const baseURL = process.env.BASE_URL;
const LONE_TESTS = '**/*.alone.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // Run tests of one file in parallel too, so that no long file is left over at the end.
  fullyParallel: true,
  workers: Math.min(availableParallelism() + 1, 4),
  // A test that passes only when it is repeated has a cause to be found (decision 0017).
  retries: 0,
  // These bounds only end what is stuck: a shared machine can be slow for minutes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'pages', testIgnore: LONE_TESTS },
    // Clock, stock and the Lab's host are shared by all tests, so tests that change them run last and one by
    // one.
    { name: 'alone', testMatch: LONE_TESTS, dependencies: ['pages'], workers: 1 },
  ],
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    headless: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: BROWSER_ARGS,
    },
  },
});
