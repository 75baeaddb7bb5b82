import { useCallback, useRef } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { notify } from '../lib/notice.ts';
import { useAction } from '../lib/use-action.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './reset-button.module.css';

/** Resets to the demo content after a confirmation, because the data cannot be restored. */
export function ResetButton({ onReset }: { onReset(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const [reset, busy] = useAction(
    useCallback(async () => {
      await labApi.reset();
      dialog.current?.close();
      onReset();
      notify('数据已重置');
    }, [onReset]),
  );
  return (
    <>
      <ToolButton icon="reset" onClick={() => dialog.current?.showModal()}>
        重置数据
      </ToolButton>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="reset-title">
        <h2 id="reset-title">重置数据？</h2>
        <p>用户、登录、领取记录和账本全部清空，演示内容重新装载，时钟回到真实时间。清空后无法找回。</p>
        <div className={styles.buttons}>
          <ToolButton onClick={close} disabled={busy}>
            取消
          </ToolButton>
          <ToolButton tone="bad" onClick={reset} disabled={busy}>
            {busy ? '正在重置' : '确定重置'}
          </ToolButton>
        </div>
      </dialog>
    </>
  );
}
