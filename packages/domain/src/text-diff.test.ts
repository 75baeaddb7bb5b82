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

describe('what changed between two texts', () => {
  it('[C-041] nothing, where nothing did', () => {
    expect(diffBlocks(['甲', '乙'], ['甲', '乙']).map(({ kind }) => kind)).toEqual(['same', 'same']);
  });

  it('[C-041] a reworded block comes in pieces', () => {
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

  it('[C-041] what has nothing in common is gone and new', () => {
    expect(
      diffBlocks(['甲乙丙丁', '尾'], ['戊己庚辛', '尾'])
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['added', 'removed', 'same']);
  });

  it('[C-041] of any two texts, both can be read from it, in order and whole', () => {
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
