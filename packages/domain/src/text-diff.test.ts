import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffBlock, type DiffKind, diffBlocks } from './text-diff.ts';

const side = (blocks: readonly DiffBlock[], without: DiffKind) =>
  blocks
    .filter(({ kind }) => kind !== without)
    .map(({ pieces }) =>
      pieces
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join(''),
    );

describe('differences between two texts', () => {
  it('[C-041] are empty for equal texts', () => {
    expect(diffBlocks(['甲', '乙'], ['甲', '乙']).map(({ kind }) => kind)).toEqual(['same', 'same']);
  });

  it('[C-041] show a reworded block in pieces', () => {
    expect(diffBlocks(['同一账号不超过三台设备'], ['同一账号不超过五台设备'])).toEqual([
      {
        kind: 'changed',
        pieces: [
          { kind: 'same', text: '同一账号不超过' },
          { kind: 'removed', text: '三' },
          { kind: 'added', text: '五' },
          { kind: 'same', text: '台设备' },
        ],
      },
    ]);
  });

  it('[C-041] show unrelated blocks as removed and added', () => {
    expect(
      diffBlocks(['甲乙丙丁', '尾'], ['戊己庚辛', '尾'])
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['added', 'removed', 'same']);
  });

  it('[C-041] contain both texts in full and in order', () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('甲', '乙', '丙', '丁'), maxLength: 6 }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const blocks = diffBlocks(before, after);
        expect(side(blocks, 'removed')).toEqual(after);
        expect(side(blocks, 'added')).toEqual(before);
      }),
    );
  });
});
