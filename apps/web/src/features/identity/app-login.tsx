import { shellTexts } from '@juban/contract/texts/shell';
import { Button } from '../../ui/button.tsx';
import styles from './app-login.module.css';

/** What stands behind the app's own login, with a way out for an app that stays silent. */
export function AppLogin({ onShowForm }: { onShowForm: () => void }) {
  return (
    <div className={styles.wait}>
      <p role="status">{shellTexts.appLogin}</p>
      <Button look="ghost" onClick={onShowForm}>
        {shellTexts.phoneLogin}
      </Button>
    </div>
  );
}
