import type { Brand } from '@juban/catalog';
import { fill } from '@juban/contract/texts/fill';
import { shareDramaTexts } from '@juban/contract/texts/share-drama';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import type { DramaInfo } from './drama-data.ts';
import styles from './main-actions.module.css';
import { shareDrama } from './share-drama.ts';

const ARROW = ['M13.5 5.5L20.5 12l-7 6.5v-4C8.5 14.5 5.5 16 3.5 19c.5-5.5 4-9 10-9.5z'];

/** Shares the drama. A plain button: a tap before hydration is replayed. */
export function ShareButton({ info, brand }: { info: DramaInfo; brand: Brand }) {
  const { busy, run } = useBusy();
  const share = () =>
    void run(async () => {
      const said = await shareDrama(info, brand);
      if (said) showToast(said);
    });
  return (
    <button
      type="button"
      className={styles.share}
      onClick={share}
      aria-label={fill(shareDramaTexts.shareOf, { title: info.title })}
      aria-busy={busy}
    >
      <Icon paths={ARROW} size={20} />
      <small>{shareDramaTexts.share}</small>
    </button>
  );
}
