import { CALL_CONDITIONS, type CallCondition } from '../model/call-condition.ts';
import type { LabAddress } from '../model/lab-address.ts';
import { isStateShown, type StateRow } from '../routes/ready-states.ts';
import type { RouteRow } from '../routes/table.ts';
import type { FrameFacts } from './frame-facts.ts';
import styles from './page-line.module.css';

interface PageLineProps {
  row: RouteRow | undefined;
  states: readonly StateRow[];
  address: LabAddress;
  facts: FrameFacts | undefined;
  loading: boolean;
  onOpen(state: StateRow): void;
  onPickCalls(calls: CallCondition): void;
}

const CONDITION_NAMES: Readonly<Record<CallCondition, [name: string, hint: string]>> = {
  normal: ['正常', '接口照常应答'],
  loading: ['加载中', '重新加载页面，接口一直不应答，直到换成别的'],
  failing: ['失败', '重新加载页面，接口都应答 500'],
  offline: ['断网', '页面没有网络，接口都连不上'],
  expired: ['1024', '重新加载页面，要登录的接口都应答 1024'],
};

function describe(loading: boolean, facts: FrameFacts | undefined): string {
  if (loading) return '加载中';
  // An external page, such as a cashier, and one that failed to load cannot be distinguished here.
  if (!facts) return '外部页面，或者打不开';
  return facts.paintMs === undefined ? '' : `首屏 ${facts.paintMs} ms`;
}

/** The page's name, its prepared states, the simulated call condition, and its paint time. */
export function PageLine({ row, states, address, facts, loading, onOpen, onPickCalls }: PageLineProps) {
  return (
    <div className={styles.line}>
      <b>{row?.title ?? '不在路由表里'}</b>
      {states.map((state) => (
        <button
          key={state.name}
          type="button"
          aria-pressed={isStateShown(address, state)}
          onClick={() => onOpen(state)}
        >
          {state.name}
        </button>
      ))}
      <div className={styles.tail}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and its own layout. */}
        <div className={styles.calls} role="group" aria-label="接口状态" data-condition={address.calls}>
          <span aria-hidden="true">接口</span>
          {CALL_CONDITIONS.map((condition) => {
            const [name, hint] = CONDITION_NAMES[condition];
            return (
              <button
                key={condition}
                type="button"
                title={hint}
                aria-pressed={condition === address.calls}
                onClick={() => onPickCalls(condition)}
              >
                {name}
              </button>
            );
          })}
        </div>
        <span className={styles.end}>{describe(loading, facts)}</span>
      </div>
    </div>
  );
}
