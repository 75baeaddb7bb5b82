import { z } from 'zod/mini';
import { empty, handle, mobile, smsCode, unionType, wireTime } from '../fields.ts';

const user = z.object({
  id: z.string(),
  nickName: z.string(),
  headImgUrl: z.string(),
  mobile: z.string(),
  level: z.int(),
  /** True for seven days after the account was made. */
  newUser: z.boolean(),
  /** Points balance. */
  score: z.int(),
  /**
   * The medal of a level that was given to the user: of those that have not ended, else of all, that of the highest level.
   * Empty and ended without one. Whether the membership runs is said by vipInfo.
   */
  vipMedal: z.object({
    name: z.string(),
    endTime: z.nullable(wireTime),
    imgUrl: z.string(),
    isExpired: z.boolean(),
  }),
  /** 0 to 8. */
  vipLevel: z.int(),
  /** V power now, decay included. */
  changedValue: z.int(),
  /** Checked in today. */
  isClock: z.boolean(),
  vipInfo: z.object({ expiredTime: z.nullable(wireTime) }),
});

const imgCode = z.string().check(z.regex(/^[0-9A-Za-z]{4,6}$/));

const imageAndPhone = {
  uuid: handle(),
  imgCode,
  mobile,
  /** Kept for older pages; the signature is always the brand's own. */
  smsSign: z.optional(z.string().check(z.maxLength(64))),
};

const session = z.object({
  id: z.string(),
  /** As its user agent said when it began. */
  device: z.enum(['iphone', 'ipad', 'android', 'harmony', 'windows', 'mac', 'linux', 'other']),
  /** Where it began; empty where that is not known. */
  brand: z.string(),
  clientType: z.string(),
  createTime: wireTime,
  /** Up to an hour old. */
  lastSeenTime: wireTime,
  /** The session of this very call. */
  isCurrent: z.boolean(),
});

/** Left edge of the piece when let go, in the picture's own pixels. */
const slideX = z.number().check(z.minimum(0), z.maximum(2000));

/** Where the piece was on its way: ms since it was taken, its left edge, how far the pointer was below its start. */
const slidePoint = z.object({
  t: z.int().check(z.minimum(0), z.maximum(600_000)),
  x: slideX,
  y: z.number().check(z.minimum(-10_000), z.maximum(10_000)),
});
const riskPass = z.nullable(z.object({ rid: z.string() }));

export const identitySchemas = {
  getProfile: { summary: 'The current user', input: z.object({}), output: z.object({ user }) },
  getPersonalInformation: {
    summary: 'The current user, for the centre pages',
    input: z.object({}),
    output: z.object({ user }),
  },
  getImageCaptcha: {
    summary: 'A captcha picture (PNG); each call replaces the one before under this uuid',
    input: z.object({ uuid: handle() }),
    output: z.unknown(),
  },
  sendCodeWithImage: {
    summary: 'Send an SMS code against a solved captcha: to bind a partner account, or to prove a phone',
    input: z.object({
      ...imageAndPhone,
      /** The union whose account is bound with the code; without it the code proves the phone and binds nothing. */
      type: z.optional(unionType),
    }),
    output: empty,
  },
  sendCentreCodeWithImage: {
    summary: 'Send an SMS code against a solved captcha to prove a phone, for the activity pages',
    input: z.object(imageAndPhone),
    output: empty,
  },
  verifyCaptcha: {
    summary: 'Prove a phone by its SMS code',
    input: z.object({ mobile, code: smsCode }),
    output: empty,
  },
  sendLoginCode: {
    summary: 'Send a login code; may want the risk check first (3001)',
    input: z.object({ mobile, rid: z.optional(handle()) }),
    output: z.nullable(z.object({ verificationCode: z.int() })),
  },
  login: {
    summary: 'Log in with a phone and its code; a new phone gets an account',
    input: z.object({ mobile, captcha: smsCode }),
    output: z.object({ token: z.string(), user }),
  },
  logout: {
    summary: 'End the session of the token that the call carries',
    input: z.object({}),
    output: empty,
  },
  listSessions: {
    summary: 'Where the current user is logged in; the session used last comes first',
    input: z.object({}),
    output: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    summary: 'End one session of the current user; 2174 where they have none of that id',
    input: z.object({ id: z.uuid() }),
    output: empty,
  },
  getRiskChallenge: {
    summary: 'A slider puzzle',
    input: z.object({}),
    output: z.object({
      challenge: z.string(),
      image: z.string(),
      width: z.int(),
      height: z.int(),
      /** Side of the piece and its distance from the top, in pixels of the picture. */
      piece: z.object({ size: z.int(), top: z.int(), image: z.string() }),
    }),
  },
  answerRisk: {
    summary: 'Where the piece was let go; a right answer gives a rid for one send within two minutes',
    input: z.object({
      challenge: handle(),
      x: slideX,
      /** How the piece got there; its last point is where it was let go. */
      path: z.optional(z.array(slidePoint).check(z.maxLength(200))),
    }),
    output: riskPass,
  },
  answerRiskByPicture: {
    summary: 'The risk check without the slider: the digits of a captcha picture, under the same limits',
    input: z.object({ uuid: handle(), imgCode }),
    output: riskPass,
  },
};
