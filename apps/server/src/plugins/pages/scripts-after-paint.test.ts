import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { putScriptsAfterPaint } from './scripts-after-paint.ts';

const HEAD =
  '<link rel="modulepreload" href="/assets/index-A1.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/claim-B2.js" fetchPriority="low"/>';
const ENTRY = '<script type="module" async="" src="/assets/index-A1.js"></script>';
const page = `<html><head>${HEAD}</head><body><main>whole</main>${ENTRY}</body></html>`;

interface Link {
  rel: string;
  href: string;
  media?: string;
  onload?: () => void;
  onerror?: () => void;
}

/** Runs the page's loader in a minimal browser and returns what it requested, and when. */
function play(html: string, broken: Record<string, true> = {}) {
  const source = /<script>(.+?)<\/script>/.exec(html)?.[1]?.replace('import(', 'load(') ?? '';
  const hidden = (html.match(/<style media/g) ?? []).map(() => ({ remove: () => hidden.pop() }));
  const asked: string[] = [];
  const links: Link[] = [];
  const timers: Array<{ run: () => void; ms: number }> = [];
  const frames: Array<() => void> = [];
  runInNewContext(source, {
    document: {
      createElement: () => ({}),
      querySelector: () => hidden[0] ?? null,
      head: {
        appendChild: (link: Link) => {
          asked.push(link.href);
          links.push(link);
        },
      },
    },
    load: (href: string) => {
      asked.push(`run ${href}`);
      return href in broken ? Promise.reject(new Error('no line')) : Promise.resolve();
    },
    setTimeout: (run: () => void, ms = 0) => timers.push({ run, ms }),
    requestAnimationFrame: (run: () => void) => frames.push(run),
  });
  /** Runs all timers, including those that they start. */
  const rest = () => {
    for (const { run } of timers.splice(0).filter(({ ms }) => ms === 0)) run();
    if (timers.some(({ ms }) => ms === 0)) rest();
  };
  const paint = () => {
    for (const frame of frames.splice(0)) frame();
    rest();
  };
  return { asked, links, timers, frames, hidden, paint };
}

/** Time for a requested module to load or fail. */
const settled = () => new Promise(setImmediate);

describe('scripts after the first paint', () => {
  it('delays preloads and the entry until after the first paint', () => {
    const html = putScriptsAfterPaint(page);
    expect(html).not.toContain('modulepreload" href');
    expect(html).not.toContain('src="/assets/index-A1.js"');
    expect(html).toContain('<main>whole</main>');
  });

  it('requests nothing before a frame was painted, then everything once', () => {
    const { asked, frames, paint } = play(putScriptsAfterPaint(page));
    expect(asked).toEqual([]);
    for (const frame of frames) frame();
    expect(asked).toEqual([]);
    paint();
    // Fetched first, run last.
    expect(asked).toEqual(['/assets/index-A1.js', '/assets/claim-B2.js', 'run /assets/index-A1.js']);
  });

  const onReact = page.replace(HEAD, `${HEAD}<link rel="modulepreload" href="/assets/react.C3.js"/>`);

  it('fetches React and the entry first, and runs one of them per task', async () => {
    const { asked, timers, frames } = play(putScriptsAfterPaint(onReact));
    for (const frame of frames) frame();
    timers[1]?.run();
    expect(asked).toEqual([
      '/assets/react.C3.js',
      '/assets/index-A1.js',
      '/assets/claim-B2.js',
      'run /assets/react.C3.js',
    ]);
    await settled();
    timers.at(-1)?.run();
    expect(asked.slice(4)).toEqual(['run /assets/index-A1.js']);
  });

  it('runs the entry, which requests React again, if React failed to load', async () => {
    const { asked, paint } = play(putScriptsAfterPaint(onReact), { '/assets/react.C3.js': true });
    paint();
    expect(asked.at(-1)).toBe('run /assets/react.C3.js');
    await settled();
    paint();
    expect(asked.at(-1)).toBe('run /assets/index-A1.js');
  });

  it('starts all the same if nothing is ever painted', () => {
    const { asked, timers } = play(putScriptsAfterPaint(page));
    const [latest] = timers;
    expect(latest?.ms).toBe(1_500);
    latest?.run();
    expect(asked).toHaveLength(3);
  });

  it('applies style sheets when all have loaded or failed, the last one first and one per frame', () => {
    const { links, timers, paint } = play(putScriptsAfterPaint(page, ['/assets/a.css', '/assets/b.css']));
    timers[0]?.run();
    const sheets = links.filter(({ rel }) => rel === 'stylesheet');
    const media = () => sheets.map((sheet) => sheet.media);
    expect(media()).toEqual(['not all', 'not all']);
    sheets[1]?.onload?.();
    expect(media()).toEqual(['not all', 'not all']);
    sheets[0]?.onerror?.();
    expect(media()).toEqual(['not all', 'all']);
    paint();
    expect(media()).toEqual(['all', 'all']);
  });

  it('shows one part per frame, and starts the page when all are visible', () => {
    const parts = page.replace('whole', '<p data-part="2">b</p><p data-part="1">a</p><p data-part="1">c</p>');
    const { asked, hidden, paint } = play(putScriptsAfterPaint(parts));
    const seen = [1, 2, 3].map(() => {
      paint();
      return [hidden.length, asked.length];
    });
    expect(seen).toEqual([
      [1, 2],
      [0, 2],
      [0, 3],
    ]);
  });

  it('shows parts in the order of their numbers', () => {
    const marks = [10, 9, 1].map((part) => `<p data-part="${part}">a</p>`).join('');
    const hidden = putScriptsAfterPaint(page.replace('whole', marks)).matchAll(/\[data-part="(\d+)"\]/g);
    expect([...hidden].map(([, part]) => part)).toEqual(['1', '9', '10']);
  });

  it('shows all parts at once if nothing is ever painted', () => {
    const { asked, hidden, timers } = play(
      putScriptsAfterPaint(page.replace('whole', '<p data-part="1">a</p><p data-part="2">b</p>')),
    );
    timers[0]?.run();
    expect(hidden).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  it('hides no part if no script would show it', () => {
    const plain = '<html><head></head><body><p data-part="1">a</p></body></html>';
    expect(putScriptsAfterPaint(plain)).toBe(plain);
  });

  it('leaves a page without an entry unchanged', () => {
    expect(putScriptsAfterPaint('<html><body>plain</body></html>')).toBe('<html><body>plain</body></html>');
  });
});
