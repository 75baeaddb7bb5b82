import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeDates } from './whole-dates.tsx';

it('a date in a text does not wrap', () => {
  const html = renderToStaticMarkup(<p>{wholeDates('已付至 2026-12-18，不会再扣款')}</p>);
  expect(html).toBe('<p>已付至 <span style="white-space:nowrap">2026-12-18</span>，不会再扣款</p>');
});

it('other words stay unchanged', () => {
  expect(wholeDates('请先登录')).toBe('请先登录');
});
