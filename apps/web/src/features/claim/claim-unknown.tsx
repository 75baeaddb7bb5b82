import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import styles from './claim-screen.module.css';

/** In place of the pass, where no channel has this name: a form would only be refused. */
export function ClaimUnknown() {
  return (
    <p className={styles.missing} data-part="1">
      {claimTexts.unknownHint}
      <Link to="/">{commonTexts.backHome}</Link>
    </p>
  );
}
