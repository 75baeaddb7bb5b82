import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

const isRunnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findChromium = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isRunnable);

/** A headless browser that turns SVG markup into PNG pixels. Text needs the Noto CJK fonts. */
export async function openStudio() {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const shoot = async (svg, width, height) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return page.screenshot({ type: 'png' });
  };
  return { shoot, close: () => browser.close() };
}
