import type { Brand } from '@juban/catalog';
import type { PurchaseRules } from '@juban/catalog/purchase-rules';
import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { giftBundleOf } from '@juban/domain/gift-bundles';
import type { TellTap } from '../../platform/analytics/use-buyer-events.ts';
import { BenefitCards, type LoadTable } from './benefit-cards.tsx';
import { BenefitStrip } from './benefit-strip.tsx';
import { BuyArea, type BuyAreaProps } from './buy-area.tsx';
import { BuyBar } from './buy-bar.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { ContentBlocks, LAST_PART, TopBanner } from './content-blocks.tsx';
import { isUser, type Visitor } from './member.ts';
import { MembershipCard } from './membership-card.tsx';
import type { Block } from './purchase-data.ts';
import type { PurchaseQuery } from './purchase-query.ts';
import styles from './purchase-screen.module.css';
import { ShelfArea } from './shelf-area.tsx';
import type { Shelf } from './use-shelf.ts';

export interface PurchaseScreenProps {
  blocks: readonly Block[];
  shelf: Shelf;
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
  tell: TellTap;
  loadGiftTable: LoadTable;
}

/** The purchase home from the card to the fine print. */
export function PurchaseScreen(props: PurchaseScreenProps) {
  const { blocks, shelf, visitor, query, rules, brand, buying, tell } = props;
  const isLoggedIn = isUser(visitor);
  const goods = shelf.chosen;
  const scope = {
    blocks,
    system: rules.system,
    brand: brand.id,
    canClaim: isLoggedIn && query.hasPlus,
    onTap: ({ id }: { id: string }) => tell(`block-${id}`),
    onRestore: rules.restoresPurchases ? props.onRestore : undefined,
    restoring: props.restoring,
  };
  return (
    <>
      <OwnCard {...props} />
      {rules.showsBenefitStrip && <BenefitStrip />}
      <ShelfArea shelf={tellingShelf(shelf, tell)} hasPlus={query.hasPlus} isLoggedIn={isLoggedIn}>
        <div data-part={2}>
          <BuyArea {...buying} goods={goods} opens={rules.agreementsOpen} />
        </div>
      </ShelfArea>
      <TopBanner {...scope} part={3} />
      {query.hasPlus && shelf.family === 'plus' && (
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
function tellingShelf(shelf: Shelf, tell: TellTap): Shelf {
  return {
    ...shelf,
    choose: (id) => {
      tell(
        'package',
        shelf.packages.findIndex((goods) => goods.id === id),
      );
      shelf.choose(id);
    },
    show: (family) => {
      tell(`tab-${family}`);
      shelf.show(family);
    },
  };
}
