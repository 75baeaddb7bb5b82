import { pageOf, safe } from '../lib/page-parts.ts';
import { PARTNER } from './texts.ts';

const STYLE = `.pick{display:flex;flex-direction:column;gap:10px;margin:16px 0}
.field{display:block;margin:12px 0}.field span{display:block;color:var(--soft);font-size:14px}
.field input{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:10px;font:inherit;
background:var(--card);color:var(--ink)}
:root{--act:#0b6b54}@media (prefers-color-scheme:dark){:root{--act:#7fd8bb;--on-act:#06251c}}`;

const READY = ['1001', '1002', '1003'];

export const readyAccounts = (partner: string) =>
  READY.map((number) => ({
    openId: `${partner}-${number}`,
    nickName: PARTNER.readyName.replace('{number}', number),
  }));

const documentOf = (body: string): string =>
  pageOf({ title: PARTNER.title, band: PARTNER.band, body, style: STYLE });

/** The page where a person picks one of their accounts at the partner, or enters another. */
export function authorizePage(partner: string, { app, problem }: { app: string; problem?: string }): string {
  const picks = readyAccounts(partner).map(
    ({ openId, nickName }) =>
      `<button name="account" value="${openId}">${safe(nickName)}（${openId}）</button>`,
  );
  return documentOf(`${problem ? `<p class="state bad" role="alert">${safe(problem)}</p>` : ''}
    <p class="note">${safe(PARTNER.hint.replace('{app}', app))}</p>
    <form method="post" class="pick">${picks.join('')}</form>
    <form method="post"><h1>${PARTNER.other}</h1>
    <label class="field"><span>${PARTNER.accountLabel}</span><input name="account" required pattern="[\\w.@\\-]{1,64}"></label>
    <label class="field"><span>${PARTNER.nameLabel}</span><input name="nickName" maxlength="32"></label>
    <button class="act">${PARTNER.enter}</button></form>`);
}

export const wrongLinkPage = (): string =>
  documentOf(`<p class="state bad" role="alert">${PARTNER.wrongLink}</p>`);
