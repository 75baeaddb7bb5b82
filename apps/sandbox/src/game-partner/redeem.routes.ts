import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { acceptForms } from '../lib/form-bodies.ts';
import { pageOf, safe, stateOf } from '../lib/page-parts.ts';
import { writeCallback } from './callback.ts';

const TIME_LIMIT_MS = 9_000;
const STYLE = `.field{display:block;margin:16px 0}.field span{display:block;color:var(--soft);font-size:14px}
.field input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--line);border-radius:10px;font:inherit;
letter-spacing:1px;text-transform:uppercase;background:var(--card);color:var(--ink)}
:root{--act:#7a3fd1}@media (prefers-color-scheme:dark){:root{--act:#c9a6ff;--on-act:#240a4d}}`;

const TEXTS = {
  band: '沙箱环境：这里代替游戏本身',
  title: '游戏内兑换码',
  hint: '输入剧伴活动页分享后得到的礼包码',
  label: '兑换码',
  enter: '兑换',
  done: '兑换成功',
  doneHint: '已发放到游戏：{gives}',
  failed: '没有兑换成功',
  noAnswer: '剧伴没有应答，请稍后再试',
  wrongLink: '链接有误，请从活动页重新进入',
} as const;

/** Origin of the product. */
export const loopback = z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/ });
const params = z.object({ partner: z.string().regex(/^[a-z]{1,32}$/) });
const link = z.object({ activity: z.string().regex(/^[\w-]{1,64}$/), to: loopback });
const entered = z.object({
  code: z.string().max(64).default(''),
  /** Created with the form, so that a form submitted twice counts as one request. */
  request: z.uuid(),
});
const answered = z.object({
  code: z.string(),
  msg: z.string(),
  data: z.object({ gives: z.string() }).nullable(),
});

/** The only player of the simulated game. */
const PLAYER = 'sandbox-player';

interface RedeemRequest {
  partner: string;
  activity: string;
  to: string;
  code: string;
  request: string;
}

/** Redeems the code with a signed request, like a game server. */
async function useCode({ partner, activity, to, code, request }: RedeemRequest): Promise<string> {
  const facts = { activity, code, player: PLAYER };
  const call = writeCallback({ partner, event: 'codes/use', facts, key: request, forgery: 'none' });
  const { path, headers, body } = call;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(new URL(path, to), { method: 'POST', headers, body, signal })
    .then(async (response) => answered.parse(await response.json()))
    .catch(() => undefined);
  if (!answer) return stateOf('bad', TEXTS.failed, TEXTS.noAnswer);
  const { msg, data } = answer;
  return data
    ? stateOf('good', TEXTS.done, TEXTS.doneHint.replace('{gives}', data.gives))
    : stateOf('bad', TEXTS.failed, msg);
}

const documentOf = (body: string): string =>
  pageOf({ title: TEXTS.title, band: TEXTS.band, body, style: STYLE });

const formPage = (outcome: string, code = ''): string =>
  documentOf(`${outcome}<p class="note">${TEXTS.hint}</p>
    <form method="post"><label class="field"><span>${TEXTS.label}</span>
    <input name="code" required maxlength="64" autocomplete="off" autocapitalize="characters" value="${safe(code)}"></label>
    <input type="hidden" name="request" value="${randomUUID()}">
    <button class="act">${TEXTS.enter}</button></form>`);

/** The page where a player enters a gift code; for a real game, this is a page of the game. */
export async function redeemRoutes(app: FastifyInstance): Promise<void> {
  acceptForms(app, (text) => Object.fromEntries(new URLSearchParams(text)));
  const page = '/game-partner/:partner/redeem';
  const wrongLink = documentOf(stateOf('bad', TEXTS.wrongLink, ''));

  app.get(page, async (request, reply) => {
    const isValid = params.safeParse(request.params).success && link.safeParse(request.query).success;
    reply.type('text/html; charset=utf-8');
    return isValid ? formPage('') : reply.code(400).send(wrongLink);
  });

  app.post(page, async (request, reply) => {
    const [where, asked, form] = [
      params.safeParse(request.params),
      link.safeParse(request.query),
      entered.safeParse(request.body),
    ];
    reply.type('text/html; charset=utf-8');
    if (!where.success || !asked.success || !form.success) return reply.code(400).send(wrongLink);
    const outcome = await useCode({ ...where.data, ...asked.data, ...form.data });
    return formPage(outcome, outcome.includes('good') ? '' : form.data.code);
  });
}
