import { commonTexts } from '@juban/contract/texts/common';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { useEffect, useState } from 'react';
import { UserPart } from '../../platform/host/user-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { EmptyBlock } from '../../ui/state-block.tsx';
import { AccountCard } from './account-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './my-data-screen.module.css';
import { type Standing, useMyData } from './use-my-data.ts';

interface MyDataScreenProps {
  /** Opens the app's login or the login page, and returns here. */
  onLogin: () => void;
}

/** The user's stored data: export and deletion. */
export function MyDataScreen({ onLogin }: MyDataScreenProps) {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{myDataTexts.title}</h1>
      <MyData onLogin={onLogin} />
    </main>
  );
}

function MyData({ onLogin }: MyDataScreenProps) {
  const { who, state, retry, isRetrying, ...acts } = useMyData();
  return (
    <UserPart
      state={state}
      skeleton={<Bones />}
      guest={<LoginRequired onLogin={onLogin} sends={who === 'guest'} />}
      failedTitle={myDataTexts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
      stateClass={styles.state}
    >
      {(standing) => <Cards standing={standing} {...acts} />}
    </UserPart>
  );
}

interface CardsProps extends Pick<ReturnType<typeof useMyData>, 'isWorking' | 'ask' | 'withdraw'> {
  standing: Standing;
}

function Cards({ standing, isWorking, ask, withdraw }: CardsProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <AccountCard standing={standing} />
      <ExportCard mobile={standing.mobile} />
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

/** Sends a visitor to the login at once; one who returns without a login sees a button. */
function LoginRequired({ onLogin, sends }: MyDataScreenProps & { sends: boolean }) {
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
