import type { ComponentType } from 'react';
import { AdsBlock } from './blocks/ads-block.tsx';
import { BannerBlock } from './blocks/banner-block.tsx';
import { PartnerBlock } from './blocks/partner-block.tsx';
import { ScaleBlock } from './blocks/scale-block.tsx';
import { ServiceBlock } from './blocks/service-block.tsx';
import { StatementBlock } from './blocks/statement-block.tsx';
import { UnionBlock } from './blocks/union-block.tsx';
import { BlocksProvider, type BlocksScope } from './blocks-context.ts';
import type { Block, System } from './purchase-data.ts';

interface Section {
  block: string;
  /** The section's meaning, whatever its block is called. */
  kind: 'union' | 'banner' | 'scale' | 'ads' | 'service' | 'statement';
  view: ComponentType<{ block: Block }>;
  /** Only on this system. */
  system?: System;
}

/** The sections of the page from the top banner down. */
const SECTIONS: readonly Section[] = [
  { block: 'vipright', kind: 'scale', view: ScaleBlock },
  { block: 'vipads', kind: 'ads', view: AdsBlock },
  { block: 'vipplus', kind: 'union', view: PartnerBlock },
  { block: 'morepurchase', kind: 'union', view: UnionBlock },
  { block: 'vipbanner', kind: 'banner', view: BannerBlock },
  { block: 'servicecenter', kind: 'service', view: ServiceBlock },
  { block: 'iOSrenewstatement', kind: 'statement', view: StatementBlock, system: 'ios' },
  { block: 'Androidrenewstatement', kind: 'statement', view: StatementBlock, system: 'android' },
];

export interface ContentBlocksProps extends BlocksScope {
  blocks: readonly Block[];
  /** False hides partners and bundles, for addresses or client types without them. */
  showsUnion: boolean;
}

/** The animation frame of the first block; goods are rendered in earlier frames. */
const FIRST_PART = 4;
/** The frame in which all of them are rendered. */
export const LAST_PART = FIRST_PART + SECTIONS.length;

/** The server's blocks in the page's order; missing ones leave no gap. */
export function ContentBlocks({ blocks, showsUnion, ...scope }: ContentBlocksProps) {
  const shown = SECTIONS.filter(
    ({ kind, system = scope.system }) => system === scope.system && (showsUnion || kind !== 'union'),
  );
  return (
    <BlocksProvider value={scope}>
      {shown.map(({ block: name, kind, view: View }, place) => {
        const block = blocks.find((each) => each.name === name);
        return block && block.vipBannerContentDtos.length > 0 ? (
          <div key={name} data-section={kind} data-block={name} data-part={FIRST_PART + place}>
            <View block={block} />
          </div>
        ) : null;
      })}
    </BlocksProvider>
  );
}

interface TopBannerProps extends BlocksScope {
  blocks: readonly Block[];
  /** The animation frame in which it is rendered. */
  part?: number;
}

/** A single block, for pages that place it themselves. */
export function TopBanner({ blocks, part, ...scope }: TopBannerProps) {
  const block = blocks.find(({ name }) => name === 'topvipbanner');
  if (!block) return null;
  return (
    <BlocksProvider value={scope}>
      <div data-section="banner" data-block="topvipbanner" data-part={part}>
        <BannerBlock block={block} />
      </div>
    </BlocksProvider>
  );
}
