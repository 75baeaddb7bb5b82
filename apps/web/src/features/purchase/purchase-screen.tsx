import type { Brand } from '@juban/catalog';
import type { PurchaseRules } from '@juban/catalog/purchase-rules';
import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { giftBundleOf } from '@juban/domain/gift-bundles';
import type { TrackTap } from '../../platform/analytics/use-buyer-events.ts';
import { BenefitCards, type LoadTable } from './benefit-cards.tsx';
import { BenefitStrip } from './benefit-strip.tsx';
import { BuyArea, type BuyAreaProps } from './buy-area.tsx';
import { BuyBar } from './buy-bar.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { ContentBlocks, LAST_PART, TopBanner } from './content-blocks.tsx';
import { GoodsArea } from './goods-area.tsx';
import { isUser, type Visitor } from './member.ts';
import { MembershipCard } from './membership-card.tsx';
import type { Block } from './purchase-data.ts';
import type { PurchaseQuery } from './purchase-query.ts';
import styles from './purchase-screen.module.css';
import type { GoodsList } from './use-goods-list.ts';

export interface PurchaseScreenProps {
  blocks: readonly Block[];
  goodsList: GoodsList;
  visitor: Visitor;
  query: PurchaseQuery;
  rules: PurchaseRules;
  brand: Brand;
  buying: Omit<BuyAreaProps, 'goods' | 'opens'>;
  /** Reloads the user. */
  reload: () => Promise<unknown>;
  onLogin: () => void;
  onRestore: () => void;
  restoring: boolean;
  track: TrackTap;
  loadGiftTable: LoadTable;
}

/** The purchase home from the card to the fine print. */
export function PurchaseScreen(props: PurchaseScreenProps) {
  const { blocks, goodsList, visitor, query, rules, brand, buying, track } = props;
  const isLoggedIn = isUser(visitor);
  const goods = goodsList.chosen;
  const scope = {
    blocks,
    system: rules.system,
    brand: brand.id,
    canClaim: isLoggedIn && query.hasPlus,
    onTap: ({ id }: { id: string }) => track(`block-${id}`),
    onRestore: rules.restoresPurchases ? props.onRestore : undefined,
    restoring: props.restoring,
  };
  return (
    <>
      <OwnCard {...props} />
      {rules.showsBenefitStrip && <BenefitStrip />}
      <GoodsArea
        goodsList={reportingGoodsList(goodsList, track)}
        hasPlus={query.hasPlus}
        isLoggedIn={isLoggedIn}
      >
        <div data-part={2}>
          <BuyArea {...buying} goods={goods} opens={rules.agreementsOpen} />
        </div>
      </GoodsArea>
      <TopBanner {...scope} part={3} />
      {query.hasPlus && goodsList.family === 'plus' && (
        <BenefitCards
          loadTable={props.loadGiftTable}
          isLoggedIn={isLoggedIn}
          bundle={giftBundleOf(goods?.thirdInfo ?? null)}
        />
      )}
      <ContentBlocks {...scope} showsUnion={query.hasPlus} />
      {rules.notesVendor && <VendorNote brand={brand} />}
      <BuyBar
        goods={goods}
        renews={buying.renews}
        busy={buying.busy}
        disabled={buying.disabled}
        onPay={buying.onPay}
        foot={scope}
      />
    </>
  );
}

function VendorNote({ brand }: { brand: Brand }) {
  return (
    <p className={styles.vendor} data-part={LAST_PART}>
      {fill(purchaseTexts.vendorNote, { brand: brand.name })}
    </p>
  );
}

function OwnCard({ visitor, query, onLogin, reload }: PurchaseScreenProps) {
  return (
    <MembershipCard
      visitor={visitor}
      showsLevel={query.showsLevel}
      onLogin={onLogin}
      onRetry={reload}
      action={<CheckInButton visitor={visitor} onLogin={onLogin} reload={reload} />}
    />
  );
}

/** The same goods list, which also reports taps. */
function reportingGoodsList(goodsList: GoodsList, track: TrackTap): GoodsList {
  return {
    ...goodsList,
    choose: (id) => {
      track(
        'package',
        goodsList.packages.findIndex((goods) => goods.id === id),
      );
      goodsList.choose(id);
    },
    show: (family) => {
      track(`tab-${family}`);
      goodsList.show(family);
    },
  };
}
