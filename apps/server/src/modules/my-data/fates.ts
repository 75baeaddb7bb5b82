import { feedbackTexts } from '@juban/contract/texts/feedback';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { OWN_SOURCES } from '../../lib/order-sources.ts';

/** What becomes of a table's rows when their user goes. */
export type Fate =
  | 'deleted'
  | {
      emptied: Readonly<Record<string, string | null | { sql: string }>>;
      /** The rows that something kept rests on; all others are deleted. */
      where?: string;
    }
  | { kept: string };

const kept = (why: string): Fate => ({ kept: why });

const MONEY = kept('money that moved, by law; names nobody but a number that is nobody’s');
/** A provider's words, which name whoever paid. That they came, and of which payment, stays. */
const WORDS: Fate = { emptied: { body: '' } };
const LEDGER = kept('what was given and used; the ledger adds up without the person');
const ONCE = kept('once for ever by phone: the index tells nobody the number');
const PHONE = kept('forgotten by itself, last');

/** Columns that are not handed out with the rest of their row, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  'payment_notifications.body': 'names whoever paid; an order may be paid by somebody else than its owner',
  'contract_notifications.body': 'names whoever signed, with the wallet that pays',
};

/** Sources of orders that no client said: other books rest on them. */
export const OWN_ORDER_SOURCES = `('${Object.values(OWN_SOURCES).join("', '")}')`;

/**
 * Every table with rows of users; a test holds it against the database, and an account with rows in a table that is
 * not listed is not deleted by halves. Rows of one that has not been migrated yet do no harm.
 */
export const FATES: Readonly<Record<string, Fate>> = {
  users: { emptied: { nick_name: myDataTexts.goneName, head_img_url: '' } },
  sessions: 'deleted',
  tickets: 'deleted',
  sms_send_quotas: 'deleted',
  sms_guess_quotas: 'deleted',
  known_requesters: 'deleted',
  order_handles: 'deleted',
  agreement_consents: 'deleted',
  union_bindings: 'deleted',
  user_settings: 'deleted',
  uploads: 'deleted',
  game_plays: 'deleted',
  game_bookings: 'deleted',
  game_settings: 'deleted',
  activity_addresses: 'deleted',
  // That a gift was sent stays, so that nobody else gets it as well.
  activity_gift_parcels: { emptied: { courier: '', tracking_no: '' } },
  feedback: {
    where: `state = 'accepted'`,
    emptied: {
      content: feedbackTexts.forgotten,
      ...{ contact_sealed: '', pictures: '[]', reply: '', fingerprint: '', idempotency_key: null },
      ...{ client_type: '', client_version: '', net_env: '' },
      ...{ phone_type: '', phone_os_version: '', phone_os_type: '' },
    },
  },
  phone_proofs: { where: 'used_at is not null', emptied: { phone_index: '' } },
  game_reports: { emptied: { user_id: null, content: '', pictures: '[]', client_type: '' } },
  analytics_events: { emptied: { user_id: null } },
  // A desktop and a television are named by what they say they come from; what we wrote ourselves names nobody.
  orders: {
    emptied: {
      oaid: '',
      from_path: '',
      return_path: '',
      source: { sql: `case when source in ${OWN_ORDER_SOURCES} then source else '' end` },
    },
  },

  phones: PHONE,
  sms_codes: PHONE,
  claims: ONCE,
  held_grants: ONCE,
  holds: { emptied: { reason: '' } },
  punch_devices: kept('once for ever by device and by phone: the index tells nobody which'),
  account_deletions: kept('that it was asked for, and done'),

  order_steps: MONEY,
  payments: MONEY,
  fulfilments: MONEY,
  refunds: { emptied: { reason: '', quotas: '{}' } },
  reward_reversals: MONEY,
  payment_notifications: WORDS,
  contracts: MONEY,
  contract_steps: MONEY,
  contract_notices: MONEY,
  contract_charges: MONEY,
  contract_notifications: WORDS,
  apple_purchases: MONEY,
  apple_transactions: MONEY,
  union_orders: MONEY,
  union_turns: MONEY,
  gift_claims: MONEY,

  ledger_entries: LEDGER,
  ledger_balances: LEDGER,
  ledger_debts: LEDGER,
  memberships: LEDGER,
  check_ins: LEDGER,
  level_rewards: LEDGER,
  medals: LEDGER,
  mall_exchanges: LEDGER,
  activity_claims: LEDGER,
  campaign_events: LEDGER,
  campaign_claims: LEDGER,
  campaign_draw_entries: LEDGER,
  campaign_draw_balances: LEDGER,
  campaign_draws: LEDGER,
  campaign_gift_codes: LEDGER,
  // Whoever wrote the code down may still use it: its hash stays.
  codes: { emptied: { code_sealed: '' } },
  reservations: LEDGER,
  punch_runs: LEDGER,
  punch_marks: LEDGER,
};
