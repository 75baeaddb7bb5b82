import { useCallback, useRef } from 'react';
import { Bench } from './bench/bench.tsx';
import styles from './lab.module.css';
import { notifyFailure } from './lib/notice.ts';
import { noteChange, readBusinessClock } from './model/business-clock.ts';
import { openPage } from './model/lab-address.ts';
import { forgetMadeUsers } from './model/made-users.ts';
import { withToken, writePageAddress } from './model/page-address.ts';
import { endPageLogin } from './model/page-login.ts';
import { useDemo } from './model/use-demo.ts';
import { useLabAddress } from './model/use-lab-address.ts';
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
  const nextToken = useRef<string | null>(null);

  const login = useCallback(
    (token: string | null) => {
      if (token === null) endPageLogin();
      nextToken.current = token;
      reload();
    },
    [reload],
  );
  const addressToLoad = () => {
    const token = nextToken.current;
    nextToken.current = null;
    const plain = writePageAddress(address);
    return token === null ? plain : withToken(plain, token);
  };
  const startOver = useCallback(() => {
    forgetMadeUsers();
    noteChange();
    readBusinessClock().catch(notifyFailure);
    login(null);
  }, [login]);

  return (
    <div className={styles.lab} data-testid="lab">
      <TopBar address={address} onAdjust={adjust} onLogin={login} onReset={startOver} />
      <aside className={styles.side} aria-label="路由">
        <RouteList current={row} onOpen={(picked) => visit(openPage(address, firstPage(picked, demo)))} />
      </aside>
      <main className={styles.main}>
        <Bench control={control} row={row} demo={demo} addressToLoad={addressToLoad} />
      </main>
      <aside className={styles.side} aria-label="仪表">
        <Panels clientType={address.clientType} onLogin={login} />
      </aside>
      <NoticeRegion />
    </div>
  );
}
