import { z } from 'zod/mini';
import { empty, handle, mobile, smsCode, unionType, wireTime } from '../fields.ts';

const user = z.object({
  id: z.string(),
  nickName: z.string(),
  headImgUrl: z.string(),
  mobile: z.string(),
  level: z.int(),
  /** True for seven days after registration. */
  newUser: z.boolean(),
  /** Points balance. */
  score: z.int(),
  /**
   * The user's medal of the highest level, unexpired ones first; fields are empty and isExpired is set
   * without one. The membership itself is described by vipInfo.
   */
  vipMedal: z.object({
    name: z.string(),
    endTime: z.nullable(wireTime),
    imgUrl: z.string(),
    isExpired: z.boolean(),
  }),
  /** 0 to 8. */
  vipLevel: z.int(),
  /** Current V power, including decay. */
  changedValue: z.int(),
  /** Whether the user checked in today. */
  isClock: z.boolean(),
  vipInfo: z.object({ expiredTime: z.nullable(wireTime) }),
});

const imgCode = z.string().check(z.regex(/^[0-9A-Za-z]{4,6}$/));

const imageAndPhone = {
  uuid: handle(),
  imgCode,
  mobile,
  /** Accepted from older pages but ignored; the SMS signature is always that of the brand. */
  smsSign: z.optional(z.string().check(z.maxLength(64))),
};

const session = z.object({
  id: z.string(),
  /** From the user agent at login. */
  device: z.enum(['iphone', 'ipad', 'android', 'harmony', 'windows', 'mac', 'linux', 'other']),
  /** Brand at login; empty if unknown. */
  brand: z.string(),
  clientType: z.string(),
  createTime: wireTime,
  /** Updated at most once an hour. */
  lastSeenTime: wireTime,
  /** The session of this call. */
  isCurrent: z.boolean(),
});

/** Final left edge of the piece, in pixels of the picture. */
const slideX = z.number().check(z.minimum(0), z.maximum(2000));

/**
 * A point of the drag: ms since its start, left edge of the piece, and vertical distance of the pointer from
 * its start.
 */
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
    summary: 'A captcha picture (PNG); each call replaces the previous one of this uuid',
    input: z.object({ uuid: handle() }),
    output: z.unknown(),
  },
  sendCodeWithImage: {
    summary: 'Send an SMS code after a solved captcha, to bind a partner account or to verify a phone',
    input: z.object({
      ...imageAndPhone,
      /** The union whose account is bound with this code. Without it, the code only verifies the phone. */
      type: z.optional(unionType),
    }),
    output: empty,
  },
  sendCentreCodeWithImage: {
    summary: 'Send an SMS code after a solved captcha to verify a phone, for the activity pages',
    input: z.object(imageAndPhone),
    output: empty,
  },
  verifyCaptcha: {
    summary: 'Verify a phone with its SMS code',
    input: z.object({ mobile, code: smsCode }),
    output: empty,
  },
  sendLoginCode: {
    summary: 'Send a login code; may require the risk check first (3001)',
    input: z.object({ mobile, rid: z.optional(handle()) }),
    output: z.nullable(z.object({ verificationCode: z.int() })),
  },
  login: {
    summary: 'Log in with a phone and its code; an unknown phone gets a new account',
    input: z.object({ mobile, captcha: smsCode }),
    output: z.object({ token: z.string(), user }),
  },
  logout: {
    summary: 'End the session of the token in the request',
    input: z.object({}),
    output: empty,
  },
  listSessions: {
    summary: 'Sessions of the current user, last used first',
    input: z.object({}),
    output: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    summary: 'End one session of the current user; 2174 if they have no session with that id',
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
      /** Side length of the piece and its distance from the top, in pixels of the picture. */
      piece: z.object({ size: z.int(), top: z.int(), image: z.string() }),
    }),
  },
  answerRisk: {
    summary:
      'Submit the final position of the slider; a right answer returns a rid for one SMS within two minutes',
    input: z.object({
      challenge: handle(),
      x: slideX,
      /** The drag; its last point is the final position. */
      path: z.optional(z.array(slidePoint).check(z.maxLength(200))),
    }),
    output: riskPass,
  },
  answerRiskByPicture: {
    summary: 'The risk check without a slider: the digits of a captcha picture, under the same limits',
    input: z.object({ uuid: handle(), imgCode }),
    output: riskPass,
  },
};
