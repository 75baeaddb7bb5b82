import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { maskPhone } from '@juban/domain/phone';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Activity, ActivityInfo } from './activity-data.ts';
import styles from './address-dialogs.module.css';
import { AddressForm } from './address-form.tsx';
import type { ActivityFlow } from './use-activity-flow.ts';
import { useAddress } from './use-address.ts';

interface AddressDialogsProps {
  flow: ActivityFlow;
  activity: Activity;
  info: ActivityInfo | undefined;
  onGiven: () => void;
}

/** Where the gift goes: asked for once, then only to be read. */
export function AddressDialogs({ flow, activity, info, onGiven }: AddressDialogsProps) {
  const { layer, close } = flow;
  return (
    <>
      <Dialog
        open={layer?.kind === 'address'}
        onClose={close}
        title={activityTexts.addressTitle}
        dress="form"
      >
        {layer?.kind === 'address' && <Entry activity={activity} onGiven={onGiven} onCancel={close} />}
      </Dialog>
      <Dialog
        open={layer?.kind === 'detail'}
        onClose={close}
        title={activityTexts.addressDetail}
        actions={<Button onClick={close}>{commonTexts.close}</Button>}
      >
        {info?.realItem && <Detail gift={info.realItem} />}
      </Dialog>
    </>
  );
}

interface EntryProps {
  activity: Activity;
  onGiven: () => void;
  onCancel: () => void;
}

/** Made anew with every opening. */
function Entry({ activity, onGiven, onCancel }: EntryProps) {
  const entry = useAddress(activity.activity, onGiven);
  return <AddressForm entry={entry} lead={activity.dialogs.address} onCancel={onCancel} />;
}

function Detail({ gift }: { gift: NonNullable<ActivityInfo['realItem']> }) {
  const lines = [
    [activityTexts.addressLabel, gift.address],
    [activityTexts.consigneeLabel, gift.consignee],
    [activityTexts.phoneLabel, maskPhone(gift.phone)],
  ] as const;
  return (
    <dl className={styles.lines}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
