import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Activity, ItemView } from './activity-data.ts';
import styles from './confirm-claim.module.css';
import type { ActivityFlow } from './use-activity-flow.ts';

/** Confirms the account, because a claim cannot be moved to another one. */
export function ConfirmClaim({ flow, activity }: { flow: ActivityFlow; activity: Activity }) {
  const { layer, close, claiming, confirm, replace } = flow;
  const item = layer?.kind === 'claim' ? layer.item : undefined;
  // Kept while the dialog fades out.
  const last = useRef<ItemView>(undefined);
  if (item) last.current = item;
  const shown = last.current;
  return (
    <Dialog
      open={item !== undefined}
      busy={claiming}
      onClose={close}
      title={activityTexts.confirmTitle}
      closeLabel={commonTexts.close}
      dress="form"
    >
      {shown && (
        <>
          <p className={styles.lead}>{leadOf(activity, shown)}</p>
          <Pick item={shown} />
          <div className={styles.actions}>
            <Button look="ghost" disabled={claiming} onClick={() => replace(shown)}>
              {activityTexts.replace}
            </Button>
            <Button busy={claiming} busyLabel={activityTexts.claiming} onClick={() => confirm(shown)}>
              {activityTexts.confirm}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function leadOf({ dialogs }: Activity, { platform, goodsName: goods, account }: ItemView): string {
  return fill(dialogs.claim, { platform, goods, account: account || activityTexts.noAccount });
}

function Pick({ item: { iconUrl, goodsName, account } }: { item: ItemView }) {
  return (
    <div className={styles.pick}>
      <img src={iconUrl} alt="" width={44} height={44} />
      <div>
        <b>{goodsName}</b>
        <span className="num" data-testid="claim-account">
          {account || activityTexts.noAccount}
        </span>
      </div>
    </div>
  );
}
