import { nameIn, providerName } from './state-names.ts';

const TOPICS: Readonly<Record<string, string>> = {
  'device-notice': '新设备登录提醒',
  'partner-grant': '合作方权益',
  'payment-refund': '退款',
  'contract-unsign': '解约',
  'renewal-notice': '扣款前提醒',
  'union-full': '联合会员拼满',
};

export const topicName = (topic: string): string => nameIn(TOPICS, topic);
export const TOPIC_OPTIONS = Object.entries(TOPICS).map(([value, label]) => ({ value, label }));

/** Payment providers, carriers of messages, and partners. */
export const systemProviderName = (provider: string): string =>
  provider === 'sms' ? '短信' : providerName(provider);

/** 820 毫秒 or 3.2 秒 */
export const durationText = (ms: number): string =>
  ms < 1_000 ? `${ms} 毫秒` : `${(ms / 1_000).toFixed(1)} 秒`;
