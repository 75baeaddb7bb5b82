import { useCallback, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { type DemoStaff, labApi, type MadeCase } from '../lib/lab-api.ts';
import { notify } from '../lib/notice.ts';
import { useAction } from '../lib/use-action.ts';
import { usePoll } from '../lib/use-poll.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './console-panel.module.css';

/** Codes of authenticator apps change every 30 seconds. */
const READ_EVERY_MS = 5_000;
const MOST_CASES = 5;

const CASES = [
  { kind: 'lost-notification', name: '付了没到账' },
  { kind: 'paid-twice', name: '付了两次' },
  { kind: 'refund-stuck', name: '退款卡住' },
  { kind: 'renewal-failed', name: '续费失败' },
  { kind: 'prize-undelivered', name: '奖励没到' },
  { kind: 'code-used-up', name: '礼包码已用' },
  { kind: 'deletion-pending', name: '即将注销' },
] as const;

/** The demo's staff with their current codes; each opens the console signed in. */
export function StaffPanel() {
  const [staff, setStaff] = useState<readonly DemoStaff[]>([]);
  usePoll(async () => setStaff(await labApi.readStaff().catch(() => [])), READ_EVERY_MS);
  const [enter, busy] = useAction(
    useCallback(async (id: string) => {
      await labApi.enterConsole(id);
      window.open('/console', '_blank', 'noopener');
    }, []),
  );
  const [first] = staff;
  return (
    <Panel
      title="员工"
      note="运营后台的演示账号"
      action={
        first && (
          <ToolButton onClick={() => copyText(first.password, '密码')} title={first.password}>
            复制密码
          </ToolButton>
        )
      }
    >
      {staff.length === 0 ? (
        <p className={styles.none}>正在准备演示员工。</p>
      ) : (
        <ul className={styles.staff} aria-label="演示员工">
          {staff.map(({ id, name, role, email, totp }) => (
            <li key={id}>
              <b title={role}>{name}</b>
              <button
                type="button"
                className={styles.email}
                title="复制邮箱"
                aria-label={`${email}，复制${name}的邮箱`}
                onClick={() => copyText(email, '邮箱')}
              >
                {email}
              </button>
              <button
                type="button"
                className={styles.code}
                title="复制验证码"
                aria-label={`${totp}，复制${name}的验证码`}
                onClick={() => copyText(totp, '验证码')}
              >
                {totp}
              </button>
              <ToolButton disabled={busy} aria-label={`以${name}打开控制台`} onClick={() => enter(id)}>
                打开控制台
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Support cases, each made by one click as a user would get there. */
export function CasePanel() {
  const [made, setMade] = useState<ReadonlyArray<MadeCase & { name: string }>>([]);
  const [make, busy] = useAction(
    useCallback(async (kind: string, name: string) => {
      const one = await labApi.makeCase(kind);
      setMade((before) => [{ ...one, name }, ...before].slice(0, MOST_CASES));
      notify(`「${name}」已造好`);
    }, []),
  );
  return (
    <Panel title="案例库" note="造一个客服要处理的用户">
      <div className={styles.kinds}>
        {CASES.map(({ kind, name }) => (
          <ToolButton key={kind} disabled={busy} onClick={() => make(kind, name)}>
            + {name}
          </ToolButton>
        ))}
      </div>
      {made.length > 0 && (
        <ul className={styles.made} aria-label="造好的案例，新的在前">
          {made.map(({ userId, mobile, orderNo, name }) => (
            <li key={userId}>
              <b>{name}</b>
              <button
                type="button"
                title={`复制手机号；用户 ${userId}`}
                aria-label={`${mobile}，复制手机号`}
                onClick={() => copyText(mobile, '手机号')}
              >
                {mobile}
              </button>
              {orderNo && (
                <button
                  type="button"
                  title="复制订单号"
                  aria-label={`${orderNo}，复制订单号`}
                  onClick={() => copyText(orderNo, '订单号')}
                >
                  {orderNo}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
