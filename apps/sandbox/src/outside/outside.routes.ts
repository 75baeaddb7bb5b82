import type { FastifyInstance } from 'fastify';
import { listOf, pageOf, safe, stateOf } from '../lib/page-parts.ts';
import { type OutsidePage, readOutsidePages } from './outside-pages.ts';

const PREFIX = '/outside/';

const TEXTS = {
  band: '演示环境：这里代替合作方的页面',
  address: '真实地址',
  back: '返回上一页',
  unknownTitle: '没有这个页面',
  unknown: '演示里没有页面指向这里',
} as const;

const STYLE = `.icon{display:block;width:96px;height:96px;margin:20px auto 0;border-radius:22px}
.note{text-wrap:balance}.note+dl{margin-top:20px}`;

/** A page in a new window has no history to go back to. */
const BACK = `<button type="button" class="act" onclick="history.length>1?history.back():close()">${TEXTS.back}</button>`;

function documentOf({ title, state, note, lines, picture }: OutsidePage, address: string): string {
  const icon = picture ? `<img class="icon" src="${picture}" alt="">` : '';
  const facts = listOf([...lines, [TEXTS.address, address]]);
  return pageOf({
    title: safe(title),
    band: TEXTS.band,
    body: `${icon}${stateOf('', state, note)}${facts}${BACK}`,
    style: STYLE,
  });
}

/** The address after the prefix, as sent by the browser. */
function addressIn(url: string): URL | undefined {
  const address = `https://${url.slice(PREFIX.length)}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Replaces pages of partners, stores and brands: the prefix is followed by an external address without
 * `https://`.
 */
export async function outsideRoutes(
  app: FastifyInstance,
  { packFolder }: { packFolder: string },
): Promise<void> {
  const findPage = readOutsidePages(packFolder);
  app.get(`${PREFIX}*`, async (request, reply) => {
    const address = addressIn(request.raw.url ?? '');
    const page = address && findPage(address);
    reply.type('text/html; charset=utf-8');
    if (page) return documentOf(page, address.href);
    const unknown = { title: TEXTS.unknownTitle, state: TEXTS.unknownTitle, note: TEXTS.unknown, lines: [] };
    return reply.code(404).send(documentOf(unknown, address?.href ?? ''));
  });
}
