import type { SmsConfig } from '../../config.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { createAliyunSms } from './aliyun-sms.ts';
import { createSandboxSms } from './sandbox-sms.ts';

/** The configured carrier. */
export function openSms(config: SmsConfig): SmsSender {
  return config.provider === 'sandbox' ? createSandboxSms(config.url) : createAliyunSms(config);
}
