import { useCallback, useEffect, useRef, useState } from 'react';
import { logIn } from '../../platform/host/log-in.ts';
import { notifyUserInfoChanged } from '../../platform/host/notify-user-info-changed.ts';
import type { DesktopSearch } from './desktop-data.ts';
import type { DesktopRules } from './desktop-rules.ts';
import type { useDesktopGoods } from './use-desktop-goods.ts';
import type { useDesktopUser } from './use-desktop-user.ts';
import { usePayCode } from './use-pay-code.ts';

interface PayingFacts {
  rules: DesktopRules;
  goodsList: Pick<ReturnType<typeof useDesktopGoods>, 'chosen' | 'reload'>;
  search: DesktopSearch;
  onStale: (leave: () => void) => void;
  desk: ReturnType<typeof useDesktopUser>;
}

/** Combines user, goods, code and payment of a desktop page. */
export function usePaying({ rules, goodsList, search, onStale, desk }: PayingFacts) {
  const { who, state, look, markStale, reload: reloadUser } = desk;
  const [isLoggingIn, setLoggingIn] = useState(false);
  const payCode = usePayCode({ rules, goods: goodsList.chosen, who, search, onStale: markStale });
  const isPaid = payCode.state.kind === 'paid';
  const { reload } = goodsList;
  useEffect(() => {
    if (!isPaid) return;
    void reload();
    void reloadUser();
    void notifyUserInfoChanged();
  }, [isPaid, reload, reloadUser]);
  const stale = useRef(onStale);
  useEffect(() => {
    stale.current = onStale;
  });
  useEffect(() => {
    if (who === 'stale') stale.current(look);
  }, [who, look]);
  const close = useCallback(() => setLoggingIn(false), []);
  const enter = () => {
    close();
    look();
  };
  return {
    who,
    box: { state, onRetry: () => void reloadUser() },
    payCode,
    isPaid,
    logIn: () => void logIn(() => setLoggingIn(true)),
    loginLayer: { open: isLoggingIn, onClose: close, onLoggedIn: enter },
  };
}
