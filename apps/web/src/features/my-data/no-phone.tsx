import { myDataTexts } from '@juban/contract/texts/my-data';
import { Link } from '@tanstack/react-router';
import ways from '../../ui/link-buttons.module.css';
import styles from './card.module.css';

/** Replaces actions that an account without a phone cannot confirm. */
export function NoPhone({ text }: { text: string }) {
  return (
    <div className={styles.other}>
      <p>{text}</p>
      <Link to="/next/feedback" className={ways.ghost}>
        {myDataTexts.toFeedback}
      </Link>
    </div>
  );
}
