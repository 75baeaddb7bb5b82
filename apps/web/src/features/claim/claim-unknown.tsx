import { claimTexts } from '@juban/contract/texts/claim';
import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import styles from './claim-screen.module.css';

/** In place of the pass, where no channel has this name: a form would only be refused. */
export function ClaimUnknown() {
  return (
    <div className={styles.unknown} data-part="1">
      <p>{claimTexts.unknownHint}</p>
      <Link to="/">{commonTexts.backHome}</Link>
    </div>
  );
}
