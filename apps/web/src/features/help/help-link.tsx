import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './help-link.module.css';
import type { HelpPage } from './help-page.ts';

interface HelpWayProps {
  to: HelpPage['sister'] | '/next/activity/reviewguide';
  name: string;
  hint?: string;
}

/** A row with a link. */
export function HelpLink({ to, name, hint }: HelpWayProps) {
  return (
    <Link className={styles.way} to={to}>
      <span>
        <b>{name}</b>
        {hint && <small>{hint}</small>}
      </span>
      <Icon name="next" size={18} />
    </Link>
  );
}
