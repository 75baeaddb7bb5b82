import { useCallback } from 'react';
import { Bench } from './bench/bench.tsx';
import { storePurchases } from './host/payments.ts';
import { supports } from './host/supported.ts';
import styles from './lab.module.css';
import { notifyFailure } from './lib/notice.ts';
import { noteChange, readBusinessClock } from './model/business-clock.ts';
import type { CallCondition } from './model/call-condition.ts';
import { openPage, pageToLoad } from './model/lab-address.ts';
import { forgetMadeUsers } from './model/made-users.ts';
import { withToken } from './model/page-address.ts';
import { pickPageLogin, takePreviousLogin, tokenForNextPage } from './model/page-login.ts';
import { useDemo } from './model/use-demo.ts';
import { useLabAddress } from './model/use-lab-address.ts';
import { useLabUser } from './model/use-lab-user.ts';
import { Panels } from './panels/panels.tsx';
import { rowOfPage } from './routes/find-routes.ts';
import { firstPage } from './routes/ready-states.ts';
import { RouteList } from './routes/route-list.tsx';
import { ROUTE_TABLE } from './routes/table.ts';
import { TopBar } from './top/top-bar.tsx';
import { NoticeRegion } from './ui/notice-region.tsx';

export function Lab() {
  const control = useLabAddress();
  const { address, visit, adjust, reload } = control;
  const demo = useDemo();
  const row = rowOfPage(ROUTE_TABLE, address.page);

  const login = useCallback(
    (token: string | null) => {
      pickPageLogin(token);
      reload();
    },
    [reload],
  );
  const isReady = useLabUser(address, adjust, login);
  const addressToLoad = () => {
    const token = tokenForNextPage();
    const plain = pageToLoad(address);
    // An app tells its page who is logged in; for other hosts the address contains the token.
    return token === '' || supports(address.host, 'getToken') ? plain : withToken(plain, token);
  };
  const pickCalls = useCallback(
    (calls: CallCondition) => {
      const before = takePreviousLogin();
      adjust({ calls });
      if (address.calls === 'expired' && calls !== 'expired' && before !== '') login(before);
    },
    [address.calls, adjust, login],
  );
  const startOver = useCallback(() => {
    forgetMadeUsers();
    storePurchases.set([]);
    noteChange();
    adjust({ calls: 'normal' });
    readBusinessClock().catch(notifyFailure);
    login(null);
  }, [adjust, login]);

  return (
    <div className={styles.lab} data-testid="lab">
      <TopBar address={address} onAdjust={adjust} onLogin={login} onReset={startOver} />
      <aside className={styles.side} aria-label="路由">
        <RouteList current={row} onOpen={(picked) => visit(openPage(address, firstPage(picked, demo)))} />
      </aside>
      <main className={styles.main}>
        <Bench
          control={control}
          row={row}
          demo={demo}
          isReady={isReady}
          addressToLoad={addressToLoad}
          onLogin={login}
          onPickCalls={pickCalls}
        />
      </main>
      <aside className={styles.side} aria-label="仪表">
        <Panels
          address={address}
          demo={demo}
          onReload={reload}
          onAdjust={adjust}
          onVisit={visit}
          onLogin={login}
        />
      </aside>
      <NoticeRegion />
    </div>
  );
}
