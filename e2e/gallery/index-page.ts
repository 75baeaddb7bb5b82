import type { Sheet } from './contact-sheets.ts';
import { escapeHtml } from './escape-html.ts';
import type { Picture } from './photograph.ts';

const options = (values: Iterable<string>) =>
  [...new Set(values)].map((value) => `<option>${escapeHtml(value)}</option>`).join('');

const card = ({
  file,
  title,
  group,
  view,
  fault,
}: Picture) => `<a class="card" href="${file}" data-group="${escapeHtml(group)}" data-view="${escapeHtml(view)}">
<img src="${file}" alt="" loading="lazy"><b>${escapeHtml(title)}</b><span>${escapeHtml(view)}</span>${fault ? `<em>${escapeHtml(fault)}</em>` : ''}</a>`;

/** All pictures, filterable by area and view. */
export function indexHtml(pictures: readonly Picture[], sheets: readonly Sheet[]): string {
  const links = sheets.map(({ name, title }) => `<a href="${name}.jpg">${escapeHtml(title)}</a>`).join('');
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>画廊</title>
<style>
body{margin:0;background:#f2efe9;color:#2b2824;font:13px/1.5 "PingFang SC","Noto Sans CJK SC",sans-serif}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:12px 24px;background:#fff;box-shadow:0 1px 0 #0001}
h1{margin:0;font-size:17px}select{height:32px;font:inherit}
nav{display:flex;flex-wrap:wrap;gap:4px 14px;padding:14px 24px 0}a{color:inherit}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(180px,1fr));gap:20px 16px;padding:20px 24px;align-items:start}
.card{display:grid;text-decoration:none}.card img{width:100%;max-height:420px;object-fit:cover;object-position:top;border-radius:10px;box-shadow:0 3px 14px #0003}
.card b{margin-top:8px;font-weight:600}.card span{color:#6b655b}.card em{color:#b3261e;font-style:normal}
[hidden]{display:none!important}
</style>
<header><h1>画廊</h1>
<select id="group" aria-label="区域"><option value="">全部区域</option>${options(pictures.map(({ group }) => group))}</select>
<select id="view" aria-label="样子"><option value="">全部样子</option>${options(pictures.map(({ view }) => view))}</select>
<span>${pictures.length} 张</span></header><nav>${links}</nav><main>${pictures.map(card).join('')}</main>
<script>
const selects=[...document.querySelectorAll('select')];
const narrow=()=>{for(const card of document.querySelectorAll('.card'))card.hidden=selects.some(({id,value})=>value&&card.dataset[id]!==value)};
for(const select of selects)select.addEventListener('change',narrow);
</script></html>`;
}
