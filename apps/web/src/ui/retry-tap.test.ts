import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RetryTap } from './retry-tap.tsx';

it('a retry is busy until it has ended, and ignores further taps', () => {
  const onRetry = vi.fn(() => new Promise<void>(() => {}));
  let taps = 2;
  // Taps happen during rendering, so that their changes are rendered without a browser.
  const Page = () => {
    const button = RetryTap({ onRetry, className: 'own', children: '重新加载' });
    if (taps-- > 0) button.props.onClick();
    return button;
  };
  expect(renderToString(createElement(Page))).toBe(
    '<button class="own" type="button" data-retry="" aria-busy="true">重新加载</button>',
  );
  expect(onRetry).toHaveBeenCalledOnce();
});
