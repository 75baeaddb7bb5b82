import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { askCarrier } from './ask-carrier.ts';

const API_VERSION = '2017-05-25';
const ALGORITHM = 'ACS3-HMAC-SHA256';
const TIME_LIMIT_MS = 4_000;

export interface AliyunSmsOptions {
  accessKeyId: string;
  accessKeySecret: string;
  templateCode: string;
  /** For notices before a contract is charged: goods, date and price are its blanks. */
  renewalTemplateCode: string;
  /** For notices of a login on a new device: time and device are its blanks. Without it they are not sent. */
  loginTemplateCode: string | undefined;
  endpoint: string;
}

interface AliyunAnswer {
  Code?: string;
  /** 1 once they have approved the template. */
  TemplateStatus?: number;
}

/** Aliyun's SendSms with its V3 signature. Their answer is HTTP 200 with Code "OK", or the reason. */
export function createAliyunSms(options: AliyunSmsOptions): SmsSender {
  const by = async (TemplateCode: string, PhoneNumbers: string, SignName: string, blanks: object) => {
    const params = { PhoneNumbers, SignName, TemplateCode, TemplateParam: JSON.stringify(blanks) };
    const { Code, status } = await post(options, 'SendSms', params);
    if (Code !== 'OK') throw new Error(`Aliyun refused the SMS: ${Code ?? status}`);
  };
  return {
    send: ({ phone, code, signature }) => by(options.templateCode, phone, signature, { code }),
    async notify({ phone, purpose, signature, blanks }) {
      const template = { renewal: options.renewalTemplateCode, device: options.loginTemplateCode }[purpose];
      if (template) await by(template, phone, signature, blanks);
    },
  };
}

/** Checks whether Aliyun knows the access key and has approved our templates; sends nothing. */
export async function checkAliyunSms(options: AliyunSmsOptions): Promise<void> {
  const { templateCode, renewalTemplateCode, loginTemplateCode } = options;
  const set = [templateCode, renewalTemplateCode, ...(loginTemplateCode ? [loginTemplateCode] : [])];
  for (const TemplateCode of set) {
    const { Code, status, TemplateStatus } = await post(options, 'QuerySmsTemplate', { TemplateCode });
    if (Code !== 'OK') throw new Error(`Aliyun refused the query for ${TemplateCode}: ${Code ?? status}`);
    if (TemplateStatus !== 1) throw new Error(`Aliyun has not approved the template ${TemplateCode}`);
  }
}

async function post(
  options: AliyunSmsOptions,
  action: string,
  params: Readonly<Record<string, string>>,
): Promise<AliyunAnswer & { status: number }> {
  const endpoint = new URL(options.endpoint);
  const query = canonicalQuery(params);
  const headers = signedHeaders(options, { host: endpoint.host, action, query }, new Date());
  return askCarrier(async () => {
    const response = await fetch(`${endpoint.origin}/?${query}`, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { status: response.status, ...((await response.json()) as AliyunAnswer) };
  });
}

function signedHeaders(
  options: AliyunSmsOptions,
  { host, action, query }: { host: string; action: string; query: string },
  now: Date,
): Record<string, string> {
  const bodyHash = sha256Hex('');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': API_VERSION,
  };
  const names = Object.keys(headers).sort();
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const request = ['POST', '/', query, canonicalHeaders, names.join(';'), bodyHash].join('\n');
  const toSign = `${ALGORITHM}\n${sha256Hex(request)}`;
  const signature = createHmac('sha256', options.accessKeySecret).update(toSign).digest('hex');
  const { host: _set, ...sent } = headers;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${options.accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
}

function canonicalQuery(params: Readonly<Record<string, string>>): string {
  return Object.keys(params)
    .sort()
    .map((name) => `${rfc3986(name)}=${rfc3986(params[name] ?? '')}`)
    .join('&');
}

function rfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
