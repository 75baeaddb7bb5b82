import { activityTexts } from '@juban/contract/texts/activity';
import { activityGiftTexts as texts } from '@juban/contract/texts/activity-gift';
import { commonTexts } from '@juban/contract/texts/common';
import { maskPhone } from '@juban/domain/phone';
import { minuteText } from '@juban/domain/shanghai-words';
import { copyWithFallback } from '../../platform/host/bridge/copy-with-fallback.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Activity, ActivityInfo } from './activity-data.ts';
import styles from './address-dialogs.module.css';
import { AddressForm } from './address-form.tsx';
import { entryText, type Gift, giftTexts, type OwnGift } from './gift-texts.ts';
import type { ActivityFlow } from './use-activity-flow.ts';
import { useAddress } from './use-address.ts';

interface AddressDialogsProps {
  flow: ActivityFlow;
  activity: Activity;
  info: ActivityInfo | undefined;
  onGiven: () => void;
}

/** Asks for the gift's address once; afterwards it is read-only. */
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
        {activity.realItem && info?.realItem && <Detail gift={activity.realItem} own={info.realItem} />}
      </Dialog>
    </>
  );
}

interface EntryProps {
  activity: Activity;
  onGiven: () => void;
  onCancel: () => void;
}

/** Created again with every opening. */
function Entry({ activity, onGiven, onCancel }: EntryProps) {
  const entry = useAddress(activity.activity, onGiven);
  return <AddressForm entry={entry} lead={activity.dialogs.address} onCancel={onCancel} />;
}

/** The address and the delivery status. */
function Detail({ gift, own }: { gift: Gift; own: OwnGift }) {
  const lines = [
    [activityTexts.addressLabel, own.address],
    [activityTexts.consigneeLabel, own.consignee],
    [activityTexts.phoneLabel, maskPhone(own.phone)],
    [texts.entryNo, entryText(own.entryNo)],
    [texts.result, giftTexts(gift, own)?.title ?? ''],
    [texts.courier, own.courier],
    [texts.trackingNo, own.trackingNo],
    [texts.sentOn, own.sentTime === null ? '' : minuteText(own.sentTime)],
  ] as const;
  const copy = async () =>
    showToast((await copyWithFallback(own.trackingNo)) ? texts.copied : texts.copyFailed);
  return (
    <>
      <dl className={styles.lines}>
        {lines
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {own.trackingNo && (
        <div className={styles.copy}>
          <Button look="ghost" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </div>
      )}
    </>
  );
}
