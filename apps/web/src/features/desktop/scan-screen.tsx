import type { Brand } from '@juban/catalog';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import type { ClientIdentity } from '../../platform/session/client-identity.ts';
import { type DesktopSearch, type Goods, isSaid } from './desktop-data.ts';
import { DesktopHead } from './desktop-head.tsx';
import { desktopRulesOf } from './desktop-rules.ts';
import { GoodsArea, type Row } from './goods-area.tsx';
import { GoodsCards } from './goods-cards.tsx';
import { PayPanel } from './pay-panel.tsx';
import styles from './scan-screen.module.css';
import { SuccessDialog } from './success-dialog.tsx';
import { useDesktopGoods } from './use-desktop-goods.ts';
import { useDesktopUser } from './use-desktop-user.ts';
import { usePaying } from './use-paying.ts';
import { UserBox } from './user-box.tsx';

interface ScanScreenProps {
  brand: Brand;
  client: ClientIdentity;
  /** Null if they could not be loaded. */
  packages: readonly Goods[] | null;
  search: DesktopSearch;
  load: () => Promise<readonly Goods[]>;
  onLogin: () => void;
  onStale: () => void;
}

/** The short page: packages and a code, for windows of any size. */
export function ScanScreen({ brand, client, packages, search, load, onLogin, onStale }: ScanScreenProps) {
  // Wallets only: what a partner's client sells with its own cashier is sold on its own page.
  const rules = { ...desktopRulesOf(client), cashier: undefined };
  const desk = useDesktopUser();
  const goodsList = useDesktopGoods(
    `scan ${client.clientType.id}`,
    { family: 'vip', packages, blocks: [] },
    load,
    desk.who === 'user',
  );
  const { who, box, payCode, isPaid } = usePaying({ rules, goodsList, search, onStale, desk });
  return (
    <div className={styles.page} data-testid="scan-page">
      <DesktopHead brand={brand} />
      <main className={styles.main}>
        <div>
          <h1>{desktopTexts.mTitle}</h1>
          <p className={styles.lead}>{desktopTexts.mLead}</p>
          <UserBox {...box} onLogin={onLogin} />
          <GoodsArea goodsList={goodsList}>{(row) => <Choices {...row} />}</GoodsArea>
        </div>
        <PayPanel goods={goodsList.chosen} payCode={payCode} who={who} rules={rules} onLogin={onLogin} />
      </main>
      <SuccessDialog open={isPaid || isSaid(search.succses)} />
    </div>
  );
}

function Choices({ packages, chosen, running, onChoose }: Row) {
  return (
    <div className={styles.choices} role="radiogroup" aria-label={shelfTexts.packagesLabel}>
      <GoodsCards
        packages={packages}
        at={packages.indexOf(chosen)}
        running={running}
        onChoose={onChoose}
        className={styles.card}
      />
    </div>
  );
}
