import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

const staffId = (name = 'staff_id') => bigint(name, { mode: 'number' });

export type StaffState = 'invited' | 'active' | 'inactive';

export const staff = pgTable('staff', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  state: text('state').$type<StaffState>().notNull(),
  passwordHash: text('password_hash'),
  totpSealed: text('totp_sealed'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
  lastSeenAt: time('last_seen_at'),
});

export const staffInvitations = pgTable('staff_invitations', {
  tokenHash: text('token_hash').primaryKey(),
  staffId: staffId().notNull(),
  totpSealed: text('totp_sealed').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const staffPasskeys = pgTable('staff_passkeys', {
  id: text('id').primaryKey(),
  staffId: staffId().notNull(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at'),
});

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: staffId().notNull(), codeHash: text('code_hash').notNull(), usedAt: time('used_at') },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffSessions = pgTable('staff_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  staffId: staffId().notNull(),
  state: text('state').$type<'half' | 'open'>().notNull(),
  createdAt: time('created_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  factorAt: time('factor_at'),
  challenge: text('challenge'),
  device: text('device').notNull(),
  address: text('address').notNull(),
});

export const staffTries = pgTable('staff_tries', {
  subject: text('subject').primaryKey(),
  tries: integer('tries').notNull(),
  lastAt: time('last_at').notNull(),
});

export const staffRoles = pgTable('staff_roles', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
});

export const staffRolePermissions = pgTable(
  'staff_role_permissions',
  { roleId: text('role_id').notNull(), permission: text('permission').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
);

export const staffMembers = pgTable(
  'staff_members',
  { staffId: staffId().notNull(), roleId: text('role_id').notNull(), brand: text('brand').notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.roleId, table.brand] })],
);
