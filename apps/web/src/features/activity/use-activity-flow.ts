import { commonTexts } from '@juban/contract/texts/common';
import { useCallback, useState } from 'react';
import { dataOf, knownState } from '../../lib/user-state.ts';
import { whenLoginKnown } from '../../platform/host/when-login-known.ts';
import { getToken } from '../../platform/session/session.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import {
  type Activity,
  type ActivityInfo,
  type ActivityStatus,
  groupsOf,
  type ItemView,
} from './activity-data.ts';
import { GIFT_LABELS } from './gift-block.tsx';
import { closedText } from './period-text.ts';
import { useClaimItem } from './use-claim-item.ts';

type Layer = { kind: 'claim' | 'bind'; item: ItemView } | { kind: 'address' | 'detail' };

const GIFT_LAYERS = { REWARD: 'address', ALREADY_REWARD: 'detail' } as const;

interface ActivityFlowOptions {
  activity: Activity;
  standing: ActivityStatus;
  reload: () => Promise<ActivityStatus>;
  onLogin: () => void;
}

export type ActivityFlow = ReturnType<typeof useActivityFlow>;

/** The steps from tapping a reward to claiming it: checks, and confirming or replacing the account. */
export function useActivityFlow({ activity, standing, reload, onLogin }: ActivityFlowOptions) {
  const [layer, setLayer] = useState<Layer>();
  const close = useCallback(() => setLayer(undefined), []);
  const { claiming, claim, leave } = useClaimItem(activity, { onAnswer: close, reload });

  /** The user's status; undefined if it cannot be loaded, which was reported already. */
  const known = async (tapped?: ItemView): Promise<ActivityInfo | undefined> => {
    await whenLoginKnown();
    if (getToken()) return dataOf(standing) ?? dataOf(await reload());
    if (!activity.inActivity) showToast(closedText(activity));
    else if (tapped?.isDisabled) showToast(tapped.label);
    else askToLogIn(onLogin);
    return undefined;
  };

  const tapItem = async (tapped: ItemView) => {
    const info = await known(tapped);
    const items = info && groupsOf(activity, knownState(info)).flatMap((group) => group.items);
    const item = items?.find((one) => one.id === tapped.id);
    if (item?.isDisabled) showToast(item.label);
    else if (item) setLayer({ kind: 'claim', item });
  };

  const tapGift = async () => {
    const status = (await known())?.realItem?.rewardStatus;
    if (status === 'NO_CONDITION') showToast(GIFT_LABELS[status]);
    else if (status) setLayer({ kind: GIFT_LAYERS[status] });
  };

  const replace = (item: ItemView) => {
    if (item.bindBy === 'phone') return setLayer({ kind: 'bind', item });
    close();
    void leave(item);
  };

  /** Claims for the shown account; users without a phone enter one first. */
  const confirm = (item: ItemView) => {
    if (item.bindBy === 'phone' && !item.account) replace(item);
    else void claim(item);
  };

  return { layer, close, claiming, confirm, replace, claim, tapItem, tapGift };
}

function askToLogIn(onLogin: () => void): void {
  showAlert({
    text: commonTexts.loginFirst,
    action: { label: commonTexts.toLogin, onPress: onLogin },
  });
}
