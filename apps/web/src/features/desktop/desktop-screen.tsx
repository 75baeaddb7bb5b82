import type { Brand } from '@juban/catalog';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { type GiftBundleType, giftBundleOf } from '@juban/domain/gift-bundles';
import { type ReactNode, useState } from 'react';
import type { ClientIdentity } from '../../platform/session/client-identity.ts';
import { packageTabs } from '../../ui/package-tabs.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import {
  type Block,
  type DesktopData,
  type DesktopSearch,
  type Family,
  type Goods,
  isSaid,
  itemsOf,
} from './desktop-data.ts';
import { DesktopHead } from './desktop-head.tsx';
import { type DesktopRules, desktopRulesOf } from './desktop-rules.ts';
import styles from './desktop-screen.module.css';
import { GoodsArea } from './goods-area.tsx';
import { GoodsCarousel } from './goods-carousel.tsx';
import { JumpImages } from './jump-images.tsx';
import { PayPanel } from './pay-panel.tsx';
import { Perks } from './perks.tsx';
import { PlusArea } from './plus-area.tsx';
import { RetryDialog } from './retry-dialog.tsx';
import { SuccessDialog } from './success-dialog.tsx';
import { useCashier360 } from './use-cashier-360.ts';
import { useDesktopGoods } from './use-desktop-goods.ts';
import { useDesktopUser } from './use-desktop-user.ts';
import { usePaying } from './use-paying.ts';
import { UserBox } from './user-box.tsx';

export interface GiftTableLayer {
  open: boolean;
  onClose: () => void;
  bundle: GiftBundleType | undefined;
}

export interface DesktopScreenProps {
  brand: Brand;
  client: ClientIdentity;
  data: DesktopData;
  search: DesktopSearch;
  load: (family: Family) => Promise<readonly Goods[]>;
  /** The login dialog for pages without a host: whether it is open, and its callbacks. */
  login: (layer: { open: boolean; onClose: () => void; onLoggedIn: () => void }) => ReactNode;
  giftTable: (layer: GiftTableLayer) => ReactNode;
  /** A login that has ended; `leave` shows the page as for a visitor. */
  onStale: (leave: () => void) => void;
}

/** The purchase page of desktop clients: goods at the left, the QR code at the right. */
export function DesktopScreen(props: DesktopScreenProps) {
  const { brand, client, data, search, load, login, giftTable, onStale } = props;
  const rules = desktopRulesOf(client);
  const desk = useDesktopUser();
  const goodsList = useDesktopGoods(rules.seller.id, data, load, desk.who === 'user');
  const paying = usePaying({ rules, goodsList, search, onStale, desk });
  const cashier = useCashier360(paying.payCode);
  const [isTableOpen, setTableOpen] = useState(false);
  const retry = () => {
    cashier.dismiss();
    paying.payCode.refresh();
  };
  return (
    <div className={styles.desk} data-testid="desktop">
      <DesktopHead brand={brand} />
      <main className={styles.main}>
        <div>
          <h1 className="sr-only">{desktopTexts.title}</h1>
          <UserBox {...paying.box} onLogin={paying.logIn} />
          <Offer
            rules={rules}
            brand={brand}
            goodsList={goodsList}
            blocks={data.blocks}
            isLoggedIn={paying.who === 'user'}
            onMore={() => setTableOpen(true)}
          />
        </div>
        <PayPanel
          goods={goodsList.chosen}
          payCode={paying.payCode}
          who={paying.who}
          rules={rules}
          onLogin={paying.logIn}
        />
      </main>
      {login(paying.loginLayer)}
      {giftTable({
        open: isTableOpen,
        onClose: () => setTableOpen(false),
        bundle: giftBundleOf(goodsList.chosen?.thirdInfo ?? null),
      })}
      <RetryDialog failure={cashier.failure} onRetry={retry} onDismiss={cashier.dismiss} />
      <SuccessDialog open={paying.isPaid || isSaid(search.succses)} />
    </div>
  );
}

interface OfferProps {
  rules: DesktopRules;
  brand: Brand;
  goodsList: ReturnType<typeof useDesktopGoods>;
  blocks: readonly Block[];
  isLoggedIn: boolean;
  onMore: () => void;
}

const TABS = packageTabs(styles.tag);

/** Name of the link block below each tab. */
const JUMPS: Readonly<Record<Family, string>> = { vip: 'vipbanner', plus: 'topvipbanner' };

function Offer({ rules, brand, goodsList, blocks, isLoggedIn, onMore }: OfferProps) {
  const { family, setFamily } = goodsList;
  const jumps = itemsOf(blocks, JUMPS[family]);
  const panel = (
    <>
      <GoodsArea goodsList={goodsList}>{(row) => <GoodsCarousel {...row} />}</GoodsArea>
      {family === 'plus' ? (
        <PlusArea blocks={blocks} brand={brand.id} isLoggedIn={isLoggedIn} onMore={onMore} />
      ) : (
        <Perks />
      )}
      <JumpImages items={jumps} brand={brand.id} isLoggedIn={isLoggedIn} />
    </>
  );
  if (!rules.hasPlus) {
    return (
      <>
        <h2 className={styles.alone}>{shelfTexts.tabVip}</h2>
        {panel}
      </>
    );
  }
  return (
    <Tabs
      label={shelfTexts.tabsLabel}
      tabs={TABS}
      current={family}
      onChange={setFamily}
      frame={(row) => <div className={styles.tabs}>{row}</div>}
    >
      {panel}
    </Tabs>
  );
}
