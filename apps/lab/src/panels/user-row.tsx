import { maskPhone } from '@juban/domain';
import { copyText } from '../lib/copy-text.ts';
import { forgetMadeUser, type MadeUser } from '../model/made-users.ts';
import { presetName } from '../model/presets.ts';
import { IconButton } from '../ui/tool-button.tsx';
import styles from './user-panel.module.css';

interface UserRowProps {
  user: MadeUser;
  isPresent: boolean;
  onLogin(token: string | null): void;
}

export function UserRow({ user, isPresent, onLogin }: UserRowProps) {
  const { key, preset, id, token, mobile } = user;
  const masked = maskPhone(mobile);
  const name = `${presetName(preset)} ${masked}`;
  const use = isPresent ? '使用中' : '使用';
  return (
    <li className={styles.user} aria-current={isPresent || undefined}>
      <b>{presetName(preset)}</b>
      <span className="mono">{id === null ? '未注册' : `#${id}`}</span>
      <button
        type="button"
        className="mono"
        title="复制手机号"
        aria-label={`${masked}，复制手机号`}
        onClick={() => copyText(mobile, '手机号')}
      >
        {masked}
      </button>
      <div>
        <button type="button" aria-label={`${use} ${name}`} onClick={() => onLogin(token)}>
          {use}
        </button>
        {token !== null && (
          <IconButton icon="copy" label={`复制 ${name} 的 token`} onClick={() => copyText(token, 'token ')} />
        )}
        <IconButton icon="close" label={`从列表移除 ${name}`} onClick={() => forgetMadeUser(key)} />
      </div>
    </li>
  );
}
