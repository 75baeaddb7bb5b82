import { identityTexts } from '@juban/contract/texts/identity';
import { Link } from '@tanstack/react-router';
import { type Ref, useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './agree-box.module.css';

interface AgreeBoxProps {
  ref: Ref<HTMLInputElement>;
  /** Set if a login was tried without it. */
  problem: string | undefined;
}

export function AgreeBox({ ref, problem }: AgreeBoxProps) {
  const id = useId();
  return (
    <>
      <Checkbox
        ref={ref}
        wanted={problem !== undefined}
        aria-describedby={id}
        className={styles.agree}
        after={<Agreements />}
      >
        {identityTexts.agree}
      </Checkbox>
      <p id={id} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </>
  );
}

/** Opens in a new tab, because the form would lose its input. */
const BESIDE = { target: '_blank', rel: 'noopener', preload: false } as const;

function Agreements() {
  return (
    <>
      <Link to="/next/agreement" search={{ type: 'user' }} {...BESIDE}>
        {identityTexts.userAgreement}
      </Link>
      <Link to="/next/agreement" search={{ type: 'privacy' }} {...BESIDE}>
        {identityTexts.privacyPolicy}
      </Link>
    </>
  );
}
