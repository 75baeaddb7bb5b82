import { identityTexts } from '@juban/contract/texts/identity';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './agree-box.module.css';

interface AgreeBoxProps {
  ref: Ref<HTMLInputElement>;
  /** Draws the eye here, because a login was tried without it. */
  wanted: boolean;
}

export function AgreeBox({ ref, wanted }: AgreeBoxProps) {
  return (
    <Checkbox ref={ref} wanted={wanted} className={styles.agree} after={<Agreements />}>
      {identityTexts.agree}
    </Checkbox>
  );
}

/** A page of its own: what was typed here would be gone on the way back. */
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
