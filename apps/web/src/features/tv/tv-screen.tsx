import type { Brand } from '@juban/catalog';
import { tvTexts } from '@juban/contract/texts/tv';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { PayPanel } from './pay-panel.tsx';
import { PerkRow } from './perk-row.tsx';
import { TvArt } from './tv-art.tsx';
import type { TvGoods } from './tv-data.ts';
import { TvFoot } from './tv-foot.tsx';
import { TvHead } from './tv-head.tsx';
import { TvPackages } from './tv-packages.tsx';
import styles from './tv-screen.module.css';
import { useRemote } from './use-remote.ts';
import { useTvCode } from './use-tv-code.ts';
import { useTvTheme } from './use-tv-theme.ts';
import { useTvUser } from './use-tv-user.ts';

interface TvScreenProps {
  brand: Brand;
  /** Null if they could not be loaded. */
  goods: readonly TvGoods[] | null;
  onReload: () => Promise<unknown>;
  onLeave: () => void;
  /** The login dialog: whether it is open, and its callbacks. */
  login: (layer: { open: boolean; onClose: () => void; onLoggedIn: () => void }) => ReactNode;
}

export function TvScreen({ brand, goods, onReload, onLeave, login }: TvScreenProps) {
  const root = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const [isLoggingIn, setIsLoggingIn] = useState(false);
  const { who, state, look, reload } = useTvUser();
  const pack = goods?.[chosen] ?? goods?.[0];
  const { code, refresh } = useTvCode(pack, who === 'user');
  useTvTheme();
  useRemote({ root, onBack: onLeave });
  const isPaid = code.kind === 'paid';
  useEffect(() => {
    if (isPaid) void reload();
  }, [isPaid, reload]);
  const hasFailed = code.kind === 'failed';
  useEffect(() => {
    // If the login has ended meanwhile, check it again.
    if (hasFailed) look();
  }, [hasFailed, look]);
  const enter = () => {
    setIsLoggingIn(false);
    look();
  };
  return (
    <main ref={root} className={styles.tv} data-theme="dark" data-brand={brand.id} data-testid="tv">
      <TvArt />
      <TvHead brand={brand} state={state} onRetry={reload} />
      <div className={styles.body}>
        <div className={styles.offer}>
          <h1>{tvTexts.title}</h1>
          <p className={styles.lead}>{tvTexts.lead}</p>
          <TvPackages
            goods={goods}
            chosen={chosen}
            onChoose={setChosen}
            onPress={refresh}
            onReload={onReload}
          />
          <PerkRow />
        </div>
        {pack && (
          <PayPanel
            goods={pack}
            code={code}
            isGuest={state.kind === 'guest'}
            end={dataOf(state)?.vipInfo.expiredTime ?? undefined}
            onLogin={() => setIsLoggingIn(true)}
            onDone={onLeave}
          />
        )}
      </div>
      <TvFoot goods={pack} />
      {login({ open: isLoggingIn, onClose: () => setIsLoggingIn(false), onLoggedIn: enter })}
    </main>
  );
}
