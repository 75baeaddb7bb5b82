import { App } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../lib/call-console.ts';
import { refreshAll } from '../../lib/reads.ts';

/** Runs an act on the own account and says what came of it. */
export function useOwnAct() {
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      if (done) message.success(done);
      void refreshAll();
      return true;
    } catch (error) {
      message.error(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
