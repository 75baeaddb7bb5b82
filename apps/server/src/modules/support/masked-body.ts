import { withoutSecrets } from '../../lib/without-secrets.ts';

const HIDDEN = '***';
const MOST_LENGTH = 8_000;
const ROOT = '';

/**
 * The fields of notifications that name no person: whatever else a provider sends, now or later, is hidden. Buyers
 * have ids, open ids, names, phones and banks; signatures and sealed contents are of no use to a reader.
 */
const SHOWN: ReadonlySet<string> = new Set(
  `notify_id notify_type notify_time out_trade_no trade_no trade_status total_amount receipt_amount
  buyer_pay_amount invoice_amount point_amount refund_fee gmt_create gmt_payment gmt_refund gmt_close out_biz_no
  charset version app_id auth_app_id seller_id sign_type agreement_no external_agreement_no status sign_scene
  personal_product_code sign_time unsign_time valid_time invalid_time period period_type execute_time
  id create_time event_type resource_type summary resource original_type algorithm mchid appid transaction_id
  trade_type trade_state trade_state_desc success_time amount total payer_total currency payer_currency refund_id
  out_refund_no refund_status
  notificationtype subtype notificationuuid signeddate data bundleid bundleversion environment transactionid
  originaltransactionid productid purchasedate originalpurchasedate expiresdate quantity type price
  storefront revocationdate revocationreason
  transdata appid cpid cporderid transid money result transtime cprefundid notifyid ts
  app_key mer_code mer_order_no order_no order_state pay_time timestamp mer_refund_no`
    .split(/\s+/)
    .filter(Boolean),
);

type Shape = string | number | boolean | null | Shape[] | { [name: string]: Shape };

function mask(value: Shape, name: string): Shape {
  // What is inside a hidden field is hidden, whatever its name.
  if (name !== ROOT && !SHOWN.has(name.toLowerCase())) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => mask(one, name));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mask(one, key)]));
  return value === null || typeof value === 'boolean' ? value : textOf(String(value));
}

/** A field may itself be a document. */
function textOf(value: string): Shape {
  const inner = readJson(value);
  return inner !== null && typeof inner === 'object' ? mask(inner, ROOT) : withoutSecrets(value);
}

function readJson(text: string): Shape | undefined {
  try {
    return JSON.parse(text) as Shape;
  } catch {
    return undefined;
  }
}

/** The middle of a signed document of Apple's. */
function readSigned(text: string): Shape | undefined {
  const [, payload = '', ...rest] = text.split('.');
  return rest.length === 1 ? readJson(Buffer.from(payload, 'base64url').toString('utf8')) : undefined;
}

function readForm(text: string): Shape | undefined {
  if (!/^[\w.%-]+=/.test(text)) return undefined;
  return Object.fromEntries(new URLSearchParams(text));
}

/** A provider's notification as staff may see it: its shape, and only values that name nobody. */
export function maskedBody(body: string): string {
  if (body === '') return '';
  const read = readJson(body) ?? readForm(body) ?? readSigned(body);
  if (read === null || typeof read !== 'object') return HIDDEN;
  return JSON.stringify(mask(read, ROOT), null, 1).slice(0, MOST_LENGTH);
}
