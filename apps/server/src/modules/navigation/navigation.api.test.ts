import { calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const NAMES = ['getNavigationSummary', 'getNavigation'] as const;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

describe.each(NAMES)('%s', (name) => {
  const ask = (navigationId: string | number, headers: Record<string, string> = {}) =>
    product.call(name, { navigationId }, headers);

  it.each(['701', '702', '703'])('[C-056] topic %s of the demo shows no scene twice', async (id) => {
    const { data } = await ask(id);
    // A drama's stills are numbered sections of one scene.
    const scenes = data.sections.map(({ content }) => content[0]?.coverUrl.replace(/-\d-\d+\.webp$/, ''));
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('[C-056] answers the topic and its sections in order', async () => {
    const { code, data } = await ask('701');
    expect(code).toBe('0000');
    expect(data.navigation).toEqual({
      id: '701',
      title: '十一月，新剧开场',
      bgColor: '#101216',
      wordColor: '#f4efe6',
      imageUrl: '/content/demo/art/claim/poster-wall-780.webp',
    });
    expect(data.userId).toBeNull();
    expect(data.sections.map(({ id }) => id)).toEqual(['70101', '70102', '70103', '70104', '70105', '70106']);
    const [poster, drama] = data.sections;
    expect(poster).toMatchObject({
      sectionType: 'POSTER',
      name: '本月必看',
      playStartDate: null,
      displayPlayIcon: false,
    });
    expect(poster?.content).toHaveLength(1);
    expect(drama).toMatchObject({
      sectionType: 'BIG_IMAGE_DRAMA',
      name: '第七封证词',
      plotType: '悬疑/犯罪',
      bgColor: '#1a120b',
      wordColor: '#f5e5d6',
      bgImageUrl: null,
      displayPlayIcon: true,
      moreTarget: '/share/drama?dramaId=40001',
    });
    expect(drama?.playStartDate).toBeLessThan(Date.now());
    expect(drama?.content[0]).toMatchObject({ dramaId: '40001', title: '第七封证词' });
    for (const { content } of data.sections)
      expect(content[0]?.coverUrl).toMatch(/^\/content\/demo\/art\/.+\.webp$/);
  });

  it('[C-056] an unreleased drama has no play icon and a future date', async () => {
    const { data } = await ask('701');
    const upcoming = data.sections.find(({ id }) => id === '70104');
    expect(upcoming?.displayPlayIcon).toBe(false);
    expect(upcoming?.playStartDate).toBeGreaterThan(Date.now());
  });

  it('[C-056] identifies the calling user, and accepts the id as a number', async () => {
    const { id, token } = await product.lab<{ id: number; token: string }>('POST', '/users', {});
    expect((await ask(701, { token })).data.userId).toBe(String(id));
  });

  it('[C-056] leaves out dramas that the caller’s brand does not have', async () => {
    const shown = async (clientType: string) =>
      (await ask('702', { clientType })).data.sections.map(({ id }) => id);
    expect(await shown('web')).toEqual(['70201', '70202', '70203']);
    expect(await shown('tthj')).toEqual(['70201', '70202', '70203', '70204']);
  });

  it.each(['704', 'no-such', 0])('[C-056] the unknown id %j is refused', async (id) => {
    expect(await ask(id)).toMatchObject({ status: 404, code: '4040', msg: '没有找到这个专题' });
  });

  it.each(['', 'x'.repeat(65), '<script>', '../701', -1, 1.5, null, ['701'], { $gt: '' }])(
    '[C-056] the id %j is refused',
    async (navigationId) => {
      const answer = await product.callRaw(calls[name], { navigationId });
      expect(answer).toMatchObject({ status: 400, code: '4000', msg: '没有找到这个专题' });
    },
  );
});
