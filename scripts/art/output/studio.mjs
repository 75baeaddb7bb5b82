import { chromium } from 'playwright-core';
import { findChromium } from '../../lib/chromium.mjs';

/**
 * A headless browser that renders markup to PNG; a drawing fills the requested size. Text requires the Noto
 * CJK fonts.
 */
export async function openStudio() {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const shoot = async (markup, width, height) => {
    await page.setViewportSize({ width, height });
    await page.setContent(
      `<!doctype html><style>body{margin:0}svg{display:block}body>svg{width:${width}px;height:${height}px}</style>${markup}`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    return page.screenshot({ type: 'png' });
  };
  return { shoot, close: () => browser.close() };
}
