import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { Button } from '../../ui/button.tsx';
import metal from '../../ui/card-metal.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { cardFaceOf } from '../../ui/level-art.ts';
import type { DesktopUser, Who } from './use-desktop-user.ts';
import styles from './user-box.module.css';

const PERSON = ['M12 4.5a4 4 0 110 8 4 4 0 010-8z', 'M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6'] as const;

interface UserBoxProps {
  who: Who;
  user: DesktopUser | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  onLogin: () => void;
}

/** Who buys, on the metal of their membership. Its height is the same for everybody, so that nothing moves. */
export function UserBox({ who, user, hasFailed, onRetry, onLogin }: UserBoxProps) {
  const isNobody = who === 'guest' || who === 'stale';
  const face = user?.metal ?? 0;
  const told = hasFailed ? shelfTexts.memberFailed : user?.validity;
  return (
    <section
      className={classNames(styles.box, metal.metal)}
      data-level={face}
      data-testid="user-box"
      aria-busy={(!isNobody && !user && !hasFailed) || undefined}
    >
      <img key={face} className={styles.face} src={cardFaceOf(face)} alt="" width={360} height={200} />
      <span className={styles.avatar}>
        {user?.picture ? <img src={user.picture} alt="" width={52} height={52} /> : <Icon paths={PERSON} />}
      </span>
      <div className={styles.lines}>
        {!hasFailed && <p className={styles.name}>{isNobody ? shelfTexts.guestName : user?.name}</p>}
        <p className="num">{isNobody ? desktopTexts.openVip : told}</p>
      </div>
      {(isNobody || hasFailed) && (
        <Button className={styles.login} onClick={isNobody ? onLogin : onRetry}>
          {isNobody ? desktopTexts.login : commonTexts.retry}
        </Button>
      )}
    </section>
  );
}
