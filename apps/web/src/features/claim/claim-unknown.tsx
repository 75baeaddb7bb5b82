import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import styles from './claim-screen.module.css';

/** Replaces the form if no channel has this name, because every claim would be refused. */
export function ClaimUnknown() {
  return (
    <div className={styles.unknown} data-part="1">
      <p>{claimTexts.unknownHint}</p>
      <Link to="/">{commonTexts.backHome}</Link>
    </div>
  );
}
