/** Deliberately different from the product and from real providers, so that nobody confuses them. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--ground:#eef1f5;--card:#fff;--ink:#17202e;--soft:#5b6779;--line:#dfe4eb;--act:#0b57d0;
--on-act:#fff;--good:#12733b;--bad:#b3261e;--band:#ffd54a;--on-band:#2b2200}
@media (prefers-color-scheme:dark){:root{--ground:#0f141b;--card:#1a212b;--ink:#eef2f7;--soft:#a3afc0;--line:#2e3847;
--act:#8ab4f8;--on-act:#0b1a33;--good:#7ddba0;--bad:#ff9d94;--band:#5c4a00;--on-band:#ffe9a3}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
.band{padding:10px 16px;text-align:center;font-size:14px;font-weight:600;color:var(--on-band);
background:repeating-linear-gradient(135deg,var(--band) 0 14px,color-mix(in srgb,var(--band) 82%,#000) 14px 28px);
background-color:var(--band)}
.band span{display:inline-block;padding:2px 10px;border-radius:6px;background:var(--band)}
main{max-width:440px;margin:0 auto;padding:20px 16px 40px}
h1{margin:0;font-size:15px;font-weight:600;color:var(--soft);text-align:center}
.state{margin:20px 0 0;font-size:22px;font-weight:700;text-align:center;color:var(--ink)}
.good{color:var(--good)}.bad{color:var(--bad)}
.note{margin:6px 0 0;text-align:center;color:var(--soft)}
.sum{margin:18px 0 20px;text-align:center;font-size:44px;line-height:1.15;font-weight:700;
font-variant-numeric:tabular-nums;letter-spacing:-.5px}
.sum small{font-size:24px;margin-right:4px;font-weight:600}
h2{margin:0 0 8px;font-size:15px;font-weight:600}
h2+dl+.note{margin:-14px 0 24px}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}
.row button{min-height:44px;padding:0 6px;font-size:14px}
.row [aria-pressed=true]{border-color:var(--act);color:var(--act)}
h1+article{margin-top:16px}
article{margin:0 0 28px}
article dl{margin:0 0 12px}
dl{margin:0 0 24px;padding:4px 16px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
dl div{display:flex;gap:16px;justify-content:space-between;padding:13px 0;border-bottom:1px solid var(--line)}
dl div:last-child{border-bottom:0}
dt{flex:none;color:var(--soft)}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}
button,.link{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:0 16px;
border:1px solid var(--line);border-radius:26px;background:var(--card);color:var(--ink);
font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.act{border-color:var(--act);background:var(--act);color:var(--on-act);font-size:17px}
.plain{border-color:transparent;background:none;color:var(--soft);min-height:44px}
button:hover,.link:hover{filter:brightness(1.06)}
button:active,.link:active{transform:scale(.985)}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
@media (prefers-reduced-motion:no-preference){button,.link{transition:transform .12s,filter .12s}}
`;
