import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { dataOf, type UserState } from '../../lib/user-state.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import metal from '../../ui/card-metal.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { cardFaceOf } from '../../ui/level-art.ts';
import type { DesktopUser } from './use-desktop-user.ts';
import styles from './user-box.module.css';

const PERSON = ['M12 4.5a4 4 0 110 8 4 4 0 010-8z', 'M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6'] as const;

interface UserBoxProps {
  state: UserState<DesktopUser>;
  onRetry: () => void;
  onLogin: () => void;
}

/** The user with their membership. The height is fixed, so that nothing moves. */
export function UserBox({ state, onRetry, onLogin }: UserBoxProps) {
  const user = dataOf(state);
  const face = user?.metal ?? 0;
  return (
    <section
      className={classNames(styles.box, metal.metal)}
      data-level={face}
      data-testid="user-box"
      aria-busy={state.kind === 'unknown' || undefined}
    >
      <img key={face} className={styles.face} src={cardFaceOf(face)} alt="" width={360} height={200} />
      <span className={styles.avatar}>
        {user?.picture ? <img src={user.picture} alt="" width={52} height={52} /> : <Icon paths={PERSON} />}
      </span>
      <div className={styles.lines}>
        <Lines state={state} />
      </div>
      {state.kind === 'guest' && (
        <Button className={styles.login} onClick={onLogin}>
          {desktopTexts.login}
        </Button>
      )}
      {state.kind === 'failed' && (
        <Button className={styles.login} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
    </section>
  );
}

function Lines({ state }: Pick<UserBoxProps, 'state'>) {
  switch (state.kind) {
    case 'unknown':
      return (
        <>
          <i className={styles.bone} />
          <i className={styles.bone} />
        </>
      );
    case 'failed':
      return <p>{failureText(state.cause, shelfTexts.memberFailed)}</p>;
    case 'guest':
      return (
        <>
          <p className={styles.name}>{shelfTexts.guestName}</p>
          <p className="num">{desktopTexts.openVip}</p>
        </>
      );
    case 'known':
      return (
        <>
          <p className={styles.name}>{state.data.name}</p>
          <p className="num">{state.data.validity}</p>
        </>
      );
  }
}
