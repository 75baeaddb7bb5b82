import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, channelIdOf } from './client-types.ts';
import { unionPlatformOf } from './union-platforms.ts';

describe('the platform value of union pages', () => {
  it.each([
    ['ios_rrsp_jzsp', 1],
    ['ipad_rrsp', 3],
    ['ios_rrtv_jsb', 4],
    ['Android', 2],
    ['web', 2],
    ['ipad_ddsp', 2],
    ['unknown', 2],
  ])('[C-048] of %s is %i', (id, platform) => {
    expect(unionPlatformOf(id)).toBe(platform);
  });

  it('[C-048] is the selling channel of the three that have one of their own', () => {
    const own = CLIENT_TYPES.filter(({ id }) => unionPlatformOf(id) !== 2);
    expect(own).toHaveLength(3);
    for (const { id } of own) expect(unionPlatformOf(id)).toBe(channelIdOf(id));
  });
});
