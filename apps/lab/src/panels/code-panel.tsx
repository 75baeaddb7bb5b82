import { labApi } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { makeUser } from '../model/make-user.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './activity-panel.module.css';

const PAGES = ['/vip/activity/shandian', '/vip/activity/gamesActivity'];
/** As many as in the demo content. */
const MANY = 50_000;

interface CodePanelProps {
  page: string;
  clientType: string;
  onLogin(token: string | null): void;
  /** The number of codes changed, so the page must be reloaded. */
  onChanged(): void;
}

/** States of the campaign's gift code. Hidden on other pages. */
export function CodePanel({ page, clientType, onLogin, onChanged }: CodePanelProps) {
  const [take, isTaking] = useAction(async (state: 'received' | 'used') => {
    const { id, token } = await makeUser('newUser', clientType);
    await labApi.takeCode(id ?? '', state);
    onLogin(token);
  });
  const [leave, isLeaving] = useAction(async (left: number) => {
    await labApi.leaveCodes(left);
    onChanged();
  });
  if (!PAGES.includes(page.replace(/[?#].*$/, ''))) return null;
  const busy = isTaking || isLeaving;
  return (
    <Panel title="礼包码" note="新造的用户会登录到页面">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and its own layout. */}
      <div className={styles.names} role="group" aria-label="礼包码的状态">
        <span aria-hidden="true">新用户</span>
        <ToolButton disabled={busy} onClick={() => take('received')}>
          领到
        </ToolButton>
        <ToolButton disabled={busy} onClick={() => take('used')}>
          已兑换
        </ToolButton>
        <span aria-hidden="true">库存</span>
        <ToolButton disabled={busy} onClick={() => leave(0)}>
          发完
        </ToolButton>
        <ToolButton disabled={busy} onClick={() => leave(MANY)}>
          补货
        </ToolButton>
      </div>
    </Panel>
  );
}
