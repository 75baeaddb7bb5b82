import { BRANDS, type BrandId, clientTypeOf } from '@juban/catalog';
import { accountTexts, clientTexts, deviceTexts } from '@juban/contract/texts/account';
import { fill } from '@juban/contract/texts/fill';
import { shortText } from '@juban/domain/shanghai-words';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import { UserPart } from '../../platform/host/user-part.tsx';
import { showAlert } from '../../ui/alert.tsx';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { deviceIcon } from './device-icons.ts';
import styles from './sessions-screen.module.css';
import { type Session, useSessions } from './use-sessions.ts';

/** The account's sessions, with a button to end each. */
export function SessionsScreen() {
  const { state, retry, isRetrying, ending, end } = useSessions();
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{accountTexts.sessionsTitle}</h1>
      <UserPart
        state={state}
        skeleton={<Bones />}
        guest={
          <div className={styles.state}>
            <LoginRequired title={accountTexts.sessionsLogin} hint={accountTexts.sessionsLoginHint} />
          </div>
        }
        failedTitle={accountTexts.sessionsFailed}
        onRetry={retry}
        isRetrying={isRetrying}
        stateClass={styles.state}
      >
        {(sessions) => (
          <>
            <p className={styles.lead}>{accountTexts.sessionsLead}</p>
            <ul aria-label={accountTexts.sessionsList}>
              {sessions.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  busy={ending === session.id}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </ul>
          </>
        )}
      </UserPart>
    </main>
  );
}

interface RowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function Row({ session, busy, onEnd }: RowProps) {
  const { device: kind, createTime, lastSeenTime, isCurrent } = session;
  const device = deviceTexts[kind];
  const ask = () =>
    showAlert({
      title: fill(accountTexts.endTitle, { device }),
      text: accountTexts.endText,
      action: { label: accountTexts.end, onPress: onEnd, isRisky: true },
    });
  const seen = isCurrent
    ? accountTexts.using
    : fill(accountTexts.lastSeen, { time: shortText(lastSeenTime) });
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <Icon paths={deviceIcon(kind)} size={24} />
      <div>
        <h2>
          {device}
          {isCurrent && <Tag look="gold">{accountTexts.current}</Tag>}
        </h2>
        <p>{placeOf(session)}</p>
        <p className="num">{seen}</p>
        <p className="num">{fill(accountTexts.began, { time: shortText(createTime) })}</p>
      </div>
      {!isCurrent && (
        <Button
          look="ghost"
          busy={busy}
          className={styles.end}
          aria-label={fill(accountTexts.endNamed, { device })}
          onClick={ask}
        >
          {accountTexts.end}
        </Button>
      )}
    </li>
  );
}

/** Empty for a session created before this was stored. */
function placeOf({ brand, clientType }: Session): string {
  if (!brand || !clientType) return '';
  const name = BRANDS[brand as BrandId]?.name ?? '';
  return `${name} · ${clientTexts[clientTypeOf(clientType).platform]}`;
}

function Bones() {
  return (
    <Skeleton className={styles.bones}>
      <Bone height={40} />
      <Bone height={122} shape="panel" />
      <Bone height={122} shape="panel" />
    </Skeleton>
  );
}
