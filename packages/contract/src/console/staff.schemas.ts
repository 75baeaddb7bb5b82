import { z } from 'zod/mini';
import { empty, handle, remark, wireTime } from '../fields.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';
import { consoleTexts } from './texts.ts';

const MOST_NAME = 32;
const LEAST_PASSWORD = 12;
const MOST_PASSWORD = 128;

const email = z
  .string({ error: consoleTexts.emailFormat })
  .check(z.trim(), z.toLowerCase(), z.maxLength(128), z.email({ error: consoleTexts.emailFormat }));
const name = z
  .string({ error: consoleTexts.nameMissing })
  .check(z.trim(), z.minLength(1, { error: consoleTexts.nameMissing }), z.maxLength(MOST_NAME));
const newPassword = z
  .string()
  .check(
    z.minLength(LEAST_PASSWORD, { error: consoleTexts.passwordShort }),
    z.maxLength(MOST_PASSWORD, { error: consoleTexts.passwordLong }),
  );
const anyPassword = z.string().check(z.minLength(1), z.maxLength(MOST_PASSWORD));
const totp = z.string().check(z.regex(/^\d{6}$/, { error: consoleTexts.codeFormat }));
const staffId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const token = handle();
const roleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,31}$/));
/** A brand, or * for all. */
const scope = z.string().check(z.regex(/^(?:\*|[a-z]{2,16})$/));
const roleAtBrands = z.object({ role: roleId, brands: z.array(scope).check(z.minLength(1)) });
const roles = z
  .array(roleAtBrands)
  .check(z.minLength(1, { error: consoleTexts.roleMissing }), z.maxLength(20));

/** The browser's own JSON of a passkey, checked by the library that verifies it. */
const passkeyResponse = z.looseObject({ id: z.string().check(z.maxLength(1_024)) });
const passkeyOptions = z.record(z.string(), z.unknown());

const permission = z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]);

/** After the password: which second factors the account has. */
const halfSignedIn = z.object({ factors: z.array(z.enum(['totp', 'passkey', 'recovery'])) });

/** The installation, so that nobody takes one for the other. */
const environment = z.enum(['demo', 'production']);

const me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ role: z.string(), name: z.string(), brands: z.array(z.string()) })),
  /** Brands that the caller sees at all. */
  brands: z.array(z.string()),
  permissions: z.array(permission),
  /** Until then, acts that ask for the second factor are accepted without. */
  factorFreshUntil: wireTime,
  environment,
  /** Proposals that the caller may decide. */
  approvalsWaiting: z.int(),
});

const ownSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createTime: wireTime,
  lastSeenTime: wireTime,
  isCurrent: z.boolean(),
});

const security = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createTime: wireTime, lastUsedTime: z.nullable(wireTime) }),
  ),
  recoveryCodesLeft: z.int(),
  sessions: z.array(ownSession),
});

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['invited', 'active', 'inactive']),
  roles: z.array(roleAtBrands),
  createTime: wireTime,
  lastSeenTime: z.nullable(wireTime),
  sessions: z.int(),
});

const role = z.object({
  id: z.string(),
  name: z.string(),
  permissions: z.array(permission),
  members: z.int(),
});

/** A link that works once, until then. */
const invitation = z.object({ id: z.string(), link: z.string(), expireTime: wireTime });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const staffSchemas = {
  signIn: {
    summary: 'First step of signing in: e-mail address and password',
    input: z.object({ email, password: anyPassword }),
    output: halfSignedIn,
  },
  signInWithTotp: {
    summary: 'Second step: the code of the authenticator app',
    input: z.object({ code: totp }),
    output: me,
  },
  signInWithRecoveryCode: {
    summary: 'Second step without the app: one of ten codes, each of which works once',
    input: z.object({ code: z.string().check(z.maxLength(32)) }),
    output: me,
  },
  passkeySignInOptions: {
    summary: 'The challenge for giving a passkey as the second step',
    input: z.object({}),
    output: passkeyOptions,
  },
  signInWithPasskey: {
    summary: 'Second step by passkey',
    input: z.object({ response: passkeyResponse }),
    output: me,
  },
  readSignInWays: {
    summary: 'Which installation this is, and which ways of signing in it offers',
    input: z.object({}),
    output: z.object({
      /** Name of the identity provider; null without one. */
      oidc: z.nullable(z.string()),
      environment,
    }),
  },
  beginOidc: { summary: 'Redirect to the identity provider', input: z.object({}), output: z.unknown() },
  finishOidc: {
    summary: 'Return of the identity provider',
    input: z.object({
      code: z.optional(z.string()),
      state: z.optional(z.string()),
      error: z.optional(z.string()),
    }),
    output: z.unknown(),
  },
  openInvitation: {
    summary: 'Whom an invitation is for, with a new secret for the authenticator app',
    input: z.object({ token }),
    output: z.object({ name: z.string(), email: z.string(), totpSecret: z.string(), totpUri: z.string() }),
  },
  acceptInvitation: {
    summary: 'Set the password and prove the authenticator app; the invitation is used up',
    input: z.object({ token, password: newPassword, code: totp }),
    output: z.object({ ...recoveryCodes.shape, me }),
  },
  getMe: { summary: 'Who is signed in, and what they may do', input: z.object({}), output: me },
  listPermissions: {
    summary: 'Every call of the console with what it requires',
    input: z.object({}),
    output: z.array(
      z.object({ method: z.string(), path: z.string(), permission: z.string(), changes: z.boolean() }),
    ),
  },
  signOut: { summary: 'End the current session', input: z.object({}), output: empty },
  stepUp: {
    summary: 'Give the second factor again before an act that asks for it',
    input: z.object({ code: totp }),
    output: z.object({ factorFreshUntil: wireTime }),
  },
  passkeyStepUpOptions: {
    summary: 'The challenge for giving the second factor again by passkey',
    input: z.object({}),
    output: passkeyOptions,
  },
  stepUpWithPasskey: {
    summary: 'Give the second factor again by passkey',
    input: z.object({ response: passkeyResponse }),
    output: z.object({ factorFreshUntil: wireTime }),
  },
  getOwnSecurity: {
    summary: 'The own passkeys, recovery codes and sessions',
    input: z.object({}),
    output: security,
  },
  changePassword: {
    summary: 'Change the password; every other session ends',
    input: z.object({ password: anyPassword, newPassword }),
    output: empty,
  },
  newRecoveryCodes: {
    summary: 'Ten new recovery codes; the ones before no longer work',
    input: z.object({}),
    output: recoveryCodes,
  },
  newPasskeyOptions: {
    summary: 'The challenge for adding a passkey',
    input: z.object({}),
    output: passkeyOptions,
  },
  addPasskey: {
    summary: 'Add a passkey',
    input: z.object({ name, response: passkeyResponse }),
    output: security,
  },
  removePasskey: { summary: 'Remove a passkey', input: z.object({ id: handle(1_024) }), output: security },
  endOwnSession: {
    summary: 'End one of the own sessions',
    input: z.object({ id: handle() }),
    output: security,
  },
  listStaff: { summary: 'All members of staff', input: z.object({}), output: z.array(member) },
  inviteStaff: {
    summary: 'Invite a person; the link works once within 24 hours',
    input: z.object({ email, name, roles }),
    output: invitation,
  },
  renewInvitation: {
    summary:
      'A new link for a person, also for one who lost their second factor; links before no longer work, all sessions end',
    input: z.object({ id: staffId }),
    output: invitation,
  },
  changeStaffRoles: {
    summary: 'Change the roles of a person; all their sessions end',
    input: z.object({ id: staffId, roles }),
    output: member,
  },
  deactivateStaff: {
    summary: 'Deactivate a person; all their sessions end',
    input: z.object({ id: staffId, reason: remark(500) }),
    output: member,
  },
  reactivateStaff: { summary: 'Activate a person again', input: z.object({ id: staffId }), output: member },
  endStaffSessions: {
    summary: 'End all sessions of a person',
    input: z.object({ id: staffId }),
    output: member,
  },
  listRoles: { summary: 'All roles with their permissions', input: z.object({}), output: z.array(role) },
  saveRole: {
    summary: 'Create or change a role; sessions of its members end',
    input: z.object({ id: roleId, name, permissions: z.array(permission).check(z.maxLength(64)) }),
    output: role,
  },
};
