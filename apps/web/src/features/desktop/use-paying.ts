import { useCallback, useEffect, useRef, useState } from 'react';
import { logIn } from '../../platform/host/log-in.ts';
import { tellUserInfoChanged } from '../../platform/host/tell-user-info-changed.ts';
import type { DesktopSearch } from './desktop-data.ts';
import type { DesktopRules } from './desktop-rules.ts';
import type { useDesktopGoods } from './use-desktop-goods.ts';
import type { useDesktopUser } from './use-desktop-user.ts';
import { useTill } from './use-till.ts';

interface PayingFacts {
  rules: DesktopRules;
  shelf: Pick<ReturnType<typeof useDesktopGoods>, 'chosen' | 'reload'>;
  search: DesktopSearch;
  onStale: (leave: () => void) => void;
  desk: ReturnType<typeof useDesktopUser>;
}

/** Combines user, goods, code and payment of a desktop page. */
export function usePaying({ rules, shelf, search, onStale, desk }: PayingFacts) {
  const { who, state, look, markStale, reload: reloadUser } = desk;
  const [isLoggingIn, setLoggingIn] = useState(false);
  const till = useTill({ rules, goods: shelf.chosen, who, search, onStale: markStale });
  const isPaid = till.state.kind === 'paid';
  const { reload } = shelf;
  useEffect(() => {
    if (!isPaid) return;
    void reload();
    void reloadUser();
    void tellUserInfoChanged();
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
    till,
    isPaid,
    logIn: () => void logIn(() => setLoggingIn(true)),
    loginLayer: { open: isLoggingIn, onClose: close, onLoggedIn: enter },
  };
}
