import { commonTexts } from '@juban/contract/texts/common';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { useEffect, useState } from 'react';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { AccountCard } from './account-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './my-data-screen.module.css';
import { useMyData } from './use-my-data.ts';

interface MyDataScreenProps {
  /** To the app's login or the login page, and back here. */
  onLogin: () => void;
}

/** What is held about a user: to take along, or to have deleted. */
export function MyDataScreen({ onLogin }: MyDataScreenProps) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{myDataTexts.title}</h1>
      <MyData onLogin={onLogin} />
    </main>
  );
}

function MyData({ onLogin }: MyDataScreenProps) {
  const who = useLoginState();
  const { standing, error, retry, isRetrying, isWorking, ask, withdraw } = useMyData(who === 'user');
  const [isAsked, setAsked] = useState(false);
  if (who === 'guest' || isLoginRefusal(error))
    return <LoginWanted onLogin={onLogin} sends={who === 'guest'} />;
  if (error) {
    return (
      <div className={styles.state}>
        <RetryBlock title={myDataTexts.failed} busy={isRetrying} onRetry={retry} />
      </div>
    );
  }
  if (!standing) return <Bones />;
  const close = () => setAsked(false);
  return (
    <>
      <AccountCard standing={standing} />
      <ExportCard />
      <DeleteCard
        standing={standing}
        busy={isWorking}
        onAsk={() => setAsked(true)}
        onWithdraw={() => void withdraw()}
      />
      <DeleteDialog
        open={isAsked}
        standing={standing}
        busy={isWorking}
        onKeep={close}
        onDelete={async (code) => {
          const problem = await ask(code);
          if (problem === undefined) close();
          return problem;
        }}
      />
    </>
  );
}

/** A visitor is sent to login at once; who comes back without one finds the way here. */
function LoginWanted({ onLogin, sends }: MyDataScreenProps & { sends: boolean }) {
  useEffect(() => {
    if (sends) onLogin();
  }, [sends, onLogin]);
  return (
    <div className={styles.state}>
      <EmptyBlock art="ticket" title={myDataTexts.loginTitle} hint={myDataTexts.loginHint}>
        <Button onClick={onLogin}>{commonTexts.login}</Button>
      </EmptyBlock>
    </div>
  );
}

function Bones() {
  return (
    <Skeleton className={styles.bones}>
      <Bone height={178} shape="panel" />
      <Bone height={290} shape="panel" />
      <Bone height={310} shape="panel" />
    </Skeleton>
  );
}
