import { shellTexts } from '@juban/contract/texts/shell';
import { Button } from '../../ui/button.tsx';
import styles from './app-login.module.css';

/** Shown behind the app's own login, with a button for the page's form if the app does not answer. */
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
