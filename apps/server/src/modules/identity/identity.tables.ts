import type { SessionDevice } from '@juban/domain';
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  nickName: text('nick_name').notNull(),
  headImgUrl: text('head_img_url').notNull(),
  brand: text('brand').notNull(),
  clientType: text('client_type').notNull(),
  registeredAt: time('registered_at').notNull(),
});

/**
 * One row per phone, with or without an account; its lock serialises registration and whatever waits for it.
 */
export const phones = pgTable('phones', {
  phoneIndex: text('phone_index').primaryKey(),
  phoneSealed: text('phone_sealed').notNull(),
  userId: userId().unique(),
});

export const sessions = pgTable(
  'sessions',
  {
    userId: userId().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The id that its user sees. */
    id: uuid('id').notNull().defaultRandom(),
    /** Up to an hour old. */
    lastSeenAt: time('last_seen_at').notNull(),
    /** Where it began; empty for sessions from before this was recorded. */
    brand: text('brand').notNull().default(''),
    clientType: text('client_type').notNull().default(''),
    device: text('device').$type<SessionDevice>().notNull().default('other'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

export const smsCodes = pgTable('sms_codes', {
  id: uuid('id').primaryKey(),
  phoneIndex: text('phone_index').notNull(),
  purpose: text('purpose').notNull(),
  /** What the code is for within its purpose, for example the claim's channel. */
  scope: text('scope').notNull(),
  codeHmac: text('code_hmac').notNull(),
  /** Which browser or app requested it; empty before requesters were recorded. */
  requester: text('requester').notNull().default(''),
  /** Requested by a caller with neither cookie nor device id: such callers may enter it. */
  allowsAnonymous: boolean('allows_anonymous').notNull().default(true),
  /** By its requester. */
  tries: smallint('tries').notNull().default(0),
  anonymousTries: smallint('anonymous_tries').notNull().default(0),
  /** The carrier accepted it; without an answer, the user may have only the code before this one. */
  isConfirmed: boolean('is_confirmed').notNull().default(true),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const smsSendQuotas = pgTable('sms_send_quotas', {
  phoneIndex: text('phone_index').primaryKey(),
  sentAt: time('sent_at').array().notNull(),
});

export const smsGuessQuotas = pgTable(
  'sms_guess_quotas',
  {
    phoneIndex: text('phone_index').notNull(),
    guesser: text('guesser').notNull(),
    beganAt: time('began_at').notNull(),
    guesses: smallint('guesses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneIndex, table.guesser] })],
);

/** Browsers and apps in which the phone's owner logged in. */
export const knownRequesters = pgTable(
  'known_requesters',
  {
    phoneIndex: text('phone_index').notNull(),
    requester: text('requester').notNull(),
    loggedInAt: time('logged_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phoneIndex, table.requester] })],
);

export const imageCaptchas = pgTable('image_captchas', {
  uuid: text('uuid').primaryKey(),
  answerSealed: text('answer_sealed').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const riskChallenges = pgTable('risk_challenges', {
  id: text('id').primaryKey(),
  answerX: integer('answer_x').notNull(),
  addressHash: text('address_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const riskPasses = pgTable('risk_passes', {
  ridHash: text('rid_hash').primaryKey(),
  addressHash: text('address_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const riskMisses = pgTable('risk_misses', {
  requester: text('requester').primaryKey(),
  /** Newest first. */
  missedAt: time('missed_at').array().notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const tickets = pgTable(
  'tickets',
  {
    userId: userId().notNull(),
    ticketHash: text('ticket_hash').notNull(),
    /** What it was issued for, such as order:<number>. */
    boundTo: text('bound_to').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ticketHash] })],
);

export const phoneProofs = pgTable(
  'phone_proofs',
  {
    userId: userId().notNull(),
    phoneIndex: text('phone_index').notNull(),
    codeId: uuid('code_id').notNull(),
    provedAt: time('proved_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeId] })],
);
