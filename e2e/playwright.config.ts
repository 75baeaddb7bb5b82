import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { BROWSER_ARGS } from './lib/browser-args.ts';

const executablePath = findChromium();
// Set by the global set-up: the workers, which read this file again, know it.
const baseURL = process.env.BASE_URL;
const CLOCK_TESTS = '**/*.clock.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  forbidOnly: Boolean(process.env.CI),
  // Tests of one file run beside each other too, so that no long file is left over at the end.
  fullyParallel: true,
  workers: 2,
  // A second try is named in the report, and more than a handful of them fail the tier (decision 0017).
  retries: 1,
  // A machine that lends its cores to others for minutes is slow, not wrong: these bounds end what is stuck.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'pages', testIgnore: CLOCK_TESTS },
    // The business clock is everybody's: whoever moves it comes when all others are done, and alone.
    { name: 'clock', testMatch: CLOCK_TESTS, dependencies: ['pages'], workers: 1 },
  ],
  use: {
    ...(baseURL ? { baseURL } : {}),
    browserName: 'chromium',
    headless: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
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
