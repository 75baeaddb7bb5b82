import { maskPhone } from '@juban/domain';
import { useCallback } from 'react';
import { useStore } from '../lib/store.ts';
import { useAction } from '../lib/use-action.ts';
import { type MadeUser, madeUsers } from '../model/made-users.ts';
import { makeUser } from '../model/make-user.ts';
import { usePageToken } from '../model/page-login.ts';
import { PRESETS, presetName } from '../model/presets.ts';
import { VISITOR } from '../model/user-name.ts';
import styles from './client-picker.module.css';

const describe = ({ preset, mobile }: MadeUser) => `${presetName(preset)} ${maskPhone(mobile)}`;
/** No token begins like this. */
const NEW = 'new ';

interface UserPickerProps {
  clientType: string;
  onLogin(token: string | null): void;
}

/** Selects the logged-in user: a visitor, a created user, or one who logged in on a page. */
export function UserPicker({ clientType, onLogin }: UserPickerProps) {
  const token = usePageToken();
  const users = useStore(madeUsers).filter((user) => user.token !== null);
  const isStranger = token !== '' && !users.some((user) => user.token === token);
  const [make, busy] = useAction(
    useCallback(
      async (preset: string) => onLogin((await makeUser(preset, clientType)).token),
      [clientType, onLogin],
    ),
  );
  const pick = (value: string) =>
    value.startsWith(NEW) ? make(value.slice(NEW.length)) : onLogin(value || null);
  return (
    <select
      className={styles.select}
      data-kind="user"
      aria-label="页面登录为"
      value={token}
      disabled={busy}
      onChange={(event) => pick(event.target.value)}
    >
      <option value="">游客，未登录</option>
      {isStranger && <option value={token}>页面里登录的用户</option>}
      {users.map((user) => (
        <option key={user.key} value={user.token ?? ''}>
          {describe(user)}
        </option>
      ))}
      <optgroup label="造一个并登录">
        {PRESETS.filter(({ id }) => id !== VISITOR).map(({ id, name }) => (
          <option key={id} value={NEW + id}>
            新造{name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}
