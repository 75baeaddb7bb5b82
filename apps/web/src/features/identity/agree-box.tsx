import { identityTexts } from '@juban/contract/texts/identity';
import { Link } from '@tanstack/react-router';
import { type Ref, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './agree-box.module.css';

interface AgreeBoxProps {
  ref: Ref<HTMLInputElement>;
  /** Draws the eye here, because a login was tried without it. */
  wanted: boolean;
}

export function AgreeBox({ ref, wanted }: AgreeBoxProps) {
  const id = useId();
  return (
    <div className={classNames(styles.agree, wanted && styles.wanted)}>
      <span className={styles.box}>
        <input ref={ref} id={id} type="checkbox" />
        <span className={styles.tick}>
          <Icon name="check" size={12} line={2.6} />
        </span>
      </span>
      <p>
        <label htmlFor={id}>{identityTexts.agree}</label>
        <Link to="/next/agreement" search={{ type: 'user' }}>
          {identityTexts.userAgreement}
        </Link>
        <Link to="/next/agreement" search={{ type: 'privacy' }}>
          {identityTexts.privacyPolicy}
        </Link>
      </p>
    </div>
  );
}
