import type { Call } from '../call.ts';

export const identityCalls = {
  getProfile: { method: 'GET', path: '/api/user/profile', login: true, quiet: true },
  getPersonalInformation: {
    method: 'GET',
    path: '/centreapi/user/personal/information',
    login: true,
    quiet: true,
  },
  getImageCaptcha: { method: 'GET', path: '/centreapi/auth/imgCode', raw: true },
  sendCodeWithImage: {
    method: 'GET',
    path: '/api/auth/verification-code-with-img',
    sealed: ['mobile'],
    device: true,
    sendsCode: true,
  },
  sendCentreCodeWithImage: {
    method: 'GET',
    path: '/centreapi/auth/verification-code-with-img',
    sealed: ['mobile'],
    device: true,
    sendsCode: true,
  },
  verifyCaptcha: {
    method: 'POST',
    path: '/centreapi/user/verifyCaptcha',
    sealed: ['mobile'],
    device: true,
  },
  sendLoginCode: {
    method: 'POST',
    path: '/api/web_pay/user/send/code',
    sealed: ['mobile'],
    device: true,
    sendsCode: true,
  },
  login: {
    method: 'POST',
    path: '/api/web_pay/user/login',
    sealed: ['mobile'],
    device: true,
    opensSession: true,
  },
  logout: { method: 'POST', path: '/api/user/logout', login: true },
  listSessions: { method: 'GET', path: '/api/user/sessions', login: true },
  endSession: { method: 'POST', path: '/api/user/sessions/end', login: true },
  getRiskChallenge: { method: 'GET', path: '/api/risk/challenge' },
  answerRisk: { method: 'POST', path: '/api/risk/answer' },
  answerRiskByPicture: { method: 'POST', path: '/api/risk/picture' },
} as const satisfies Record<string, Call>;
