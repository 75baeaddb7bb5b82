import { maskPhone } from '@juban/domain';
import { copyText } from '../lib/copy-text.ts';
import type { SmsMessage } from '../lib/lab-api.ts';
import { formatTime } from '../lib/shanghai-time.ts';
import styles from './sms-panel.module.css';

const PURPOSES: Readonly<Record<string, string>> = {
  login: '登录验证码',
  claim: '领取验证码',
  verify: '验证手机号',
  deletion: '注销验证码',
  export: '下载数据验证码',
  partner: '绑定验证码',
  renewal: '扣款提醒',
  device: '新设备登录提醒',
};

export function SmsRow({ message }: { message: SmsMessage }) {
  const { phone, code, purpose, signature, text, at } = message;
  return (
    <li className={styles.message}>
      <time className="mono" dateTime={new Date(at).toISOString()}>
        {formatTime(at)}
      </time>
      <p title={`【${signature}】${phone}`}>
        <span className="mono">{maskPhone(phone)}</span> {PURPOSES[purpose] ?? purpose}
      </p>
      {code !== '' && (
        <button
          type="button"
          title="复制验证码"
          aria-label={`${code}，复制验证码`}
          onClick={() => copyText(code, '验证码')}
        >
          {code}
        </button>
      )}
      {text && (
        <p className={styles.text}>
          【{signature}】{text}
        </p>
      )}
    </li>
  );
}
