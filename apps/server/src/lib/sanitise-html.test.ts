import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWED_OUTPUT, SCRIPTS } from '../../test/script-corpus.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('what stays', () => {
  it.each([
    '<p>一、会员权益</p>',
    '<h2>标题</h2><ul><li>甲</li><li><strong>乙</strong></li></ul>',
    '<table><thead><tr><th>场景</th></tr></thead><tbody><tr><td>登录</td></tr></tbody></table>',
    '<p>第一行<br />第二行</p><hr />',
    '<p>5 &lt; 6 &amp; 7 — "引号"</p>',
    '<a href="/next/agreement?type=vip&amp;ct=web" rel="noopener">协议</a>',
    '<a href="https://www.yujian.example/help" rel="noopener">官网</a>',
  ])('[B-103] [C-096] %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });
});

describe('what is removed', () => {
  it.each([
    ['<script>alert(1)</script><p>甲</p>', '<p>甲</p>'],
    ['<p>甲</p><script>alert(1)', '<p>甲</p>'],
    ['<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<SCRIPT SRC=//evil.example></SCRIPT>甲', '甲'],
    ['<style>p{background:url(//evil.example)}</style>甲', '甲'],
    ['<iframe src="https://evil.example"></iframe>甲', '甲'],
    ['<svg><p onload=alert(1)></svg>甲', '甲'],
    ['<p onclick="alert(1)" style="color:red" class="x">甲</p>', '<p>甲</p>'],
    ['<img src=x onerror=alert(1)>甲', '甲'],
    ['<div><span>甲</span></div>', '甲'],
    ['<!-- 甲 --><p>乙</p><!doctype html><?xml?>', '<p>乙</p>'],
    ['<!-- <p>甲</p>', ''],
    ['<a href="javascript:alert(1)">甲</a>', '<a>甲</a>'],
    ['<a href="java&#115;cript:alert(1)">甲</a>', '<a>甲</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">甲</a>', '<a>甲</a>'],
    ['<a href="data:text/html,x">甲</a>', '<a>甲</a>'],
    ['<a href="//evil.example">甲</a>', '<a>甲</a>'],
    ['<a href="/\\evil.example">甲</a>', '<a>甲</a>'],
    ['<a href="http://evil.example">甲</a>', '<a>甲</a>'],
    [`<a href='/vip' onmouseover='alert(1)'>甲</a>`, '<a href="/vip" rel="noopener">甲</a>'],
    ['<p title="a>b">甲</p>', '<p>甲</p>'],
    ['<p\u0000>甲</p>', '<p>甲</p>'],
    ['5 < 6 > 4 & "x"', '5 &lt; 6 &gt; 4 &amp; "x"'],
  ])('[B-103] [C-096] %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });

  it.each([
    ['<p><strong>甲', '<p><strong>甲</strong></p>'],
    ['<p><strong>甲</p>乙</strong>', '<p><strong>甲</strong></p>乙'],
    ['甲</p></div>', '甲<p></p>'],
  ])('[B-103] [C-096] tags are closed in their order: %s', (html, clean) => {
    expect(sanitiseHtml(html)).toBe(clean);
  });
});

describe('known attacks', () => {
  it.each(SCRIPTS)('[C-096] is text: %s', (html) => {
    const clean = sanitiseHtml(html);
    expect(clean).toMatch(ALLOWED_OUTPUT);
    expect(clean).toContain('甲');
  });
});

const pieces = fc.constantFrom(
  ...['<', '>', '</', '"', "'", '=', ' ', '&', ';', '#', '!--', '-->', '/', '\\', '\0', '甲', 'x'],
  ...['script', 'style', 'svg', 'p', 'a', 'br', 'table', 'iframe', 'title', 'href=', 'onclick=', 'lt'],
  ...['javascript:', '/vip', 'https://a.example', '<p>', '</p>', '<a href="/x">', '<script>', '</script>'],
);
const broken = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(''));

describe('any input', () => {
  it('[B-103] [C-096] only listed tags remain, and a second pass changes nothing', () => {
    fc.assert(
      fc.property(broken, (html) => {
        const clean = sanitiseHtml(html);
        expect(clean).toMatch(ALLOWED_OUTPUT);
        expect(sanitiseHtml(clean)).toBe(clean);
      }),
      { numRuns: 5_000 },
    );
  });
});
