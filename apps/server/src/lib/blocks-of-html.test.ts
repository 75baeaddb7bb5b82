import { expect, it } from 'vitest';
import { blocksOfHtml } from './blocks-of-html.ts';

it('[C-041] rich text becomes its paragraphs, headings, items and rows, as text', () => {
  const html =
    '<p>甲<strong>乙</strong></p>\n<h2>丙</h2><ul><li>丁 &lt; 戊 &amp;amp;</li></ul><table><tbody><tr><td>己</td><td>庚</td></tr></tbody></table>尾<br />巴';
  expect(blocksOfHtml(html)).toEqual(['甲乙', '丙', '丁 < 戊 &amp;', '己 庚', '尾', '巴']);
});
