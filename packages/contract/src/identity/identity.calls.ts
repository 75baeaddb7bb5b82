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
  },
  sendCentreCodeWithImage: {
    method: 'GET',
    path: '/centreapi/auth/verification-code-with-img',
    sealed: ['mobile'],
    device: true,
  },
  verifyCaptcha: { method: 'POST', path: '/centreapi/user/verifyCaptcha', sealed: ['mobile'] },
  sendLoginCode: { method: 'POST', path: '/api/web_pay/user/send/code', sealed: ['mobile'], device: true },
  login: { method: 'POST', path: '/api/web_pay/user/login', sealed: ['mobile'] },
  getRiskChallenge: { method: 'GET', path: '/api/risk/challenge' },
  answerRisk: { method: 'POST', path: '/api/risk/answer' },
} as const satisfies Record<string, Call>;
