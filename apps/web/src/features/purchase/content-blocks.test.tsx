import { describe, expect, it } from 'vitest';
import { markupOf } from '../../lib/testing/markup-of.tsx';
import { ContentBlocks, TopBanner } from './content-blocks.tsx';
import type { Block, BlockItem, System } from './purchase-data.ts';

/** In the order of the page. */
const NAMES = [
  'topvipbanner',
  'vipright',
  'vipplus',
  'morepurchase',
  'vipbanner',
  'servicecenter',
  'iOSrenewstatement',
  'Androidrenewstatement',
];

const blockNamed = (name: string): Block => ({
  name,
  title: `标题 ${name}`,
  vipBannerContentDtos: [
    {
      id: `${name}-1`,
      name: 'tutorial',
      text1: `正文 ${name}`,
      text2: '',
      image1: '',
      targetUrlIos: '/vip/payTipIos',
      targetUrlAndroid: '/next/payTip',
      targetTypeIos: 'web',
      targetTypeAndroid: 'web',
    } as BlockItem,
  ],
});

function draw(names: readonly string[], system: System): string {
  const scope = { system, brand: 'yujian', canClaim: true, onTap: () => undefined } as const;
  const blocks = names.map(blockNamed);
  return markupOf(
    <>
      <TopBanner {...scope} blocks={blocks} />
      <ContentBlocks {...scope} blocks={blocks} showsUnion />
    </>,
  );
}

const shownIn = (html: string) => [...html.matchAll(/data-block="(\w+)"/g)].map(([, name]) => name);

describe('content blocks', () => {
  it.each<[System, string]>([
    ['ios', 'Androidrenewstatement'],
    ['android', 'iOSrenewstatement'],
  ])('[B-022] on %s every block of the server is shown, without %s', (system, other) => {
    const html = draw(NAMES, system);
    const shown = NAMES.filter((name) => name !== other);
    expect(shownIn(html)).toEqual(shown);
    for (const name of shown) expect(html).toContain(`正文 ${name}`);
  });

  it.each(NAMES)('[B-022] without %s only the others are shown', (missing) => {
    for (const system of ['ios', 'android'] as const) {
      const left = NAMES.filter((name) => name !== missing);
      expect(shownIn(draw(left, system))).toEqual(
        shownIn(draw(NAMES, system)).filter((name) => name !== missing),
      );
    }
  });

  it.each<[System, string]>([
    ['ios', '/vip/payTipIos'],
    ['android', '/next/payTip'],
  ])('[B-022] on %s an item of the service centre opens %s', (system, target) => {
    const hrefs = [...draw(['servicecenter'], system).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([target]);
  });
});
