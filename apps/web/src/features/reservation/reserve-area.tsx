import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { dataOf } from '../../lib/user-state.ts';
import { failureText } from '../../platform/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import type { Reservation } from './reservation-data.ts';
import styles from './reserve-area.module.css';
import { useReserve } from './use-reserve.ts';

/** The reserve button; after reserving a picture, without a way to reserve again. */
export function ReserveArea({ reserved }: Pick<Reservation, 'reserved'>) {
  const { state, busy, reserve, retry, isRetrying } = useReserve();
  if (dataOf(state)) {
    return (
      <div className={styles.done} data-testid="reserved">
        <img src={reserved.image} alt={texts.reserved} width={343} height={84} />
        <p>
          <b>{texts.reserved}</b>
          {reserved.title}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.area}>
      {state.kind === 'unknown' && <Bone height={48} shape="action" />}
      {(state.kind === 'guest' || state.kind === 'known') && (
        <Button look="brand" wide busy={busy} busyLabel={texts.reserving} onClick={reserve}>
          {texts.reserve}
        </Button>
      )}
      {state.kind === 'failed' && (
        <Button look="ghost" wide busy={isRetrying} onClick={retry}>
          {failureText(state.cause, texts.loadFailed)}
        </Button>
      )}
    </div>
  );
}
