import type { Brand, ClientType } from '@juban/catalog';
import { purchaseRulesOf } from '@juban/catalog/purchase-rules';
import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { usePageInfo } from '../../../app/use-page-info.ts';
import type { Activity } from '../../../features/activity/activity-data.ts';
import { ActivityMissing } from '../../../features/activity/activity-missing.tsx';
import { ActivityScreen } from '../../../features/activity/activity-screen.tsx';
import { AddressDialogs } from '../../../features/activity/address-dialogs.tsx';
import { ConfirmClaim } from '../../../features/activity/confirm-claim.tsx';
import { phoneBinding } from '../../../features/activity/phone-binding.ts';
import { type ActivityFlow, useActivityFlow } from '../../../features/activity/use-activity-flow.ts';
import { useActivityStatus } from '../../../features/activity/use-activity-status.ts';
import { useIsApple } from '../../../features/activity/use-is-apple.ts';
import { BindModal } from '../../../features/binding/bind-modal.tsx';
import { dataOf } from '../../../lib/user-state.ts';
import { useAskLogin } from '../../../platform/host/use-ask-login.ts';
import { type ClientSearch, identifyClient } from '../../../platform/session/client-identity.ts';

interface ActivityPageProps {
  /** Null if it could not be loaded. */
  activity: Activity | null;
  search: ClientSearch;
}

/** The page of any activity, built from its data. */
export function ActivityPage({ activity, search }: ActivityPageProps) {
  const { title, brand } = usePageInfo();
  const { clientType } = identifyClient(search);
  if (!activity) return <ActivityMissing title={title} brand={brand.id} />;
  return <Claiming key={activity.activity} activity={activity} clientType={clientType} brand={brand} />;
}

interface ClaimingProps {
  activity: Activity;
  clientType: ClientType;
  brand: Brand;
}

function Claiming({ activity, clientType, brand }: ClaimingProps) {
  const askLogin = useAskLogin();
  const isApple = useIsApple(purchaseRulesOf(clientType).notesVendor);
  const { standing, reload } = useActivityStatus(activity.activity);
  const flow = useActivityFlow({ activity, standing, reload, onLogin: askLogin });
  const onGiven = () => {
    flow.close();
    void reload();
  };
  return (
    <>
      <ActivityScreen
        activity={activity}
        brand={brand}
        standing={standing}
        notesVendor={isApple}
        onLogin={askLogin}
        onRetry={reload}
        onItem={flow.tapItem}
        onGift={flow.tapGift}
      />
      <ConfirmClaim flow={flow} activity={activity} />
      <ReplacePhone flow={flow} activity={activity} />
      <AddressDialogs flow={flow} activity={activity} info={dataOf(standing)} onGiven={onGiven} />
    </>
  );
}

/** Replaces the account's phone: verified by a code, then claimed for. */
function ReplacePhone({ flow, activity }: { flow: ActivityFlow; activity: Activity }) {
  const { layer, close, claim } = flow;
  const item = layer?.kind === 'bind' ? layer.item : undefined;
  const words = {
    platform: item?.platform ?? '',
    goods: item?.goodsName ?? '',
    account: item?.account ?? '',
  };
  return (
    <BindModal
      open={item !== undefined}
      title={fill(activityTexts.bindTitle, words)}
      lead={fill(activity.dialogs.bind, words)}
      way={phoneBinding(async (mobile) => item && claim(item, mobile))}
      cancelLabel={commonTexts.cancel}
      onClose={close}
    />
  );
}
