import { maskPhone } from '@juban/domain';
import { useStore } from '../lib/store.ts';
import { type MadeUser, madeUsers } from '../model/made-users.ts';
import { usePageToken } from '../model/page-login.ts';
import { presetName } from '../model/presets.ts';
import styles from './client-picker.module.css';

const describe = ({ preset, mobile }: MadeUser) => `${presetName(preset)} ${maskPhone(mobile)}`;

/** Who the page is logged in as: a visitor, one of the users made here, or somebody who logged in by hand. */
export function UserPicker({ onLogin }: { onLogin(token: string | null): void }) {
  const token = usePageToken();
  const users = useStore(madeUsers).filter((user) => user.token !== null);
  const isStranger = token !== '' && !users.some((user) => user.token === token);
  return (
    <select
      className={styles.select}
      aria-label="页面登录为"
      value={token}
      onChange={(event) => onLogin(event.target.value || null)}
    >
      <option value="">游客，未登录</option>
      {isStranger && <option value={token}>页面里登录的用户</option>}
      {users.map((user) => (
        <option key={user.key} value={user.token ?? ''}>
          {describe(user)}
        </option>
      ))}
    </select>
  );
}
