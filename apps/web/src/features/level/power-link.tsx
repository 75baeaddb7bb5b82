import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { countText } from '../../ui/count-text.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './power-link.module.css';
import type { LevelUserState } from './use-level-member.ts';

const PERSON = ['M12 4.5a3.8 3.8 0 110 7.6 3.8 3.8 0 010-7.6z', 'M5 19.5c.7-3.4 3.4-5.2 7-5.2s6.3 1.8 7 5.2'];

/** User and V power, with a link to the ledger. */
export function PowerLink({ state }: { state: LevelUserState }) {
  const member = dataOf(state);
  return (
    <Link to="/vip/level/detail" className={styles.link}>
      <span className={styles.avatar}>
        {member?.headImgUrl ? (
          <img src={member.headImgUrl} alt={member.nickName} width={52} height={52} />
        ) : (
          <Icon paths={PERSON} size={28} />
        )}
      </span>
      <b className="num" data-testid="v-power">
        {powerOf(state)}
      </b>
      <span className={styles.more}>
        {texts.toDetail}
        <Icon name="next" size={12} />
      </span>
    </Link>
  );
}

/** Shows no number rather than a wrong one. */
function powerOf(state: LevelUserState): ReactNode {
  switch (state.kind) {
    case 'unknown':
      return <i className={styles.bone} />;
    case 'failed':
      return texts.noPower;
    case 'guest':
      return countText(0);
    case 'known':
      return countText(state.data.vPower);
  }
}
