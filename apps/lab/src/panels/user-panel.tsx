import { useCallback } from 'react';
import { notify } from '../lib/notice.ts';
import { useStore } from '../lib/store.ts';
import { useAction } from '../lib/use-action.ts';
import { madeUsers } from '../model/made-users.ts';
import { makeUser } from '../model/make-user.ts';
import { usePageToken } from '../model/page-login.ts';
import { PRESETS, presetName } from '../model/presets.ts';
import { Panel } from '../ui/panel.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './user-panel.module.css';
import { UserRow } from './user-row.tsx';

interface UserPanelProps {
  clientType: string;
  onLogin(token: string | null): void;
}

export function UserPanel({ clientType, onLogin }: UserPanelProps) {
  const users = useStore(madeUsers);
  const token = usePageToken();
  const [make, busy] = useAction(
    useCallback(
      async (preset: string) => {
        await makeUser(preset, clientType);
        notify(`${presetName(preset)}已造好`);
      },
      [clientType],
    ),
  );
  return (
    <Panel title="用户" note="按客户端的品牌造一个，记在这个浏览器里">
      <div className={styles.presets}>
        {PRESETS.map(({ id, name }) => (
          <ToolButton key={id} aria-label={`造一个${name}`} onClick={() => make(id)} disabled={busy}>
            + {name}
          </ToolButton>
        ))}
      </div>
      {users.length > 0 && (
        <ul className={styles.users} aria-label="造好的用户">
          {users.map((user) => (
            <UserRow
              key={user.key}
              user={user}
              // All entries without a token are visitors, so none of them is marked as current.
              isPresent={user.token !== null && user.token === token}
              onLogin={onLogin}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
