import type { CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import { withinCall } from '../../lib/time-limit.ts';
import { callerOf, userIdOf } from '../../plugins/caller.ts';
import type { CallHandler } from '../../plugins/calls.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { AccountService } from './account.service.ts';
import type { CaptchaService } from './captcha.service.ts';
import type { LoginService } from './login.service.ts';
import type { RiskService } from './risk.service.ts';
import { type CodeFor, partnerCode, type SmsCodeService } from './sms-code.service.ts';

export interface IdentityRouteServices {
  accounts: AccountService;
  codes: SmsCodeService;
  captchas: CaptchaService;
  risk: RiskService;
  logins: LoginService;
}

export async function identityRoutes(app: FastifyInstance, services: IdentityRouteServices): Promise<void> {
  const { accounts, codes, captchas, risk, logins } = services;

  const readProfile: CallHandler<'getProfile'> = async (_input, context) => ({
    user: await accounts.profileOf(callerOf(context)),
  });
  app.call('getProfile', readProfile);
  app.call('getPersonalInformation', readProfile);

  app.call('sendLoginCode', ({ mobile, rid }, context) => logins.sendLoginCode(mobile, rid, context));
  app.call('login', ({ mobile, captcha }, context) => logins.login(mobile, captcha, context));
  app.call('verifyCaptcha', ({ mobile, code }, context) => logins.verifyPhone(mobile, code, context));

  app.call('logout', async (_input, { token = '' }) => {
    await accounts.logOut(token);
    return null;
  });
  app.call('listSessions', (_input, context) =>
    accounts.listSessions(userIdOf(context), context.token ?? ''),
  );
  app.call('endSession', async ({ id }, context) => {
    await accounts.endSession(userIdOf(context), id);
    return null;
  });

  app.call('getRiskChallenge', (_input, context) => risk.makeChallenge(context));
  app.call('answerRisk', (slide, context) => risk.answerSlide(slide, context));
  app.call('answerRiskByPicture', (picture, context) => risk.answerPicture(picture, context));

  // These send an SMS by GET: only for an app that names itself, and only with a captcha that is used up
  // here.
  async function sendAgainstImage(
    { uuid, imgCode, mobile: phone }: CallRequest<'sendCentreCodeWithImage'>,
    use: Pick<CodeFor, 'purpose' | 'scope'>,
    context: RequestContext,
  ): Promise<null> {
    if (!context.isKnownClient) throw new Refusal(CODE.forbidden);
    await captchas.checkAnswer(uuid, imgCode);
    await codes.sendCode({ phone, ...use }, context);
    return null;
  }
  app.call('sendCodeWithImage', ({ type, ...input }, context) =>
    sendAgainstImage(input, type ? partnerCode(type) : { purpose: 'verify' }, context),
  );
  app.call('sendCentreCodeWithImage', (input, context) =>
    sendAgainstImage(input, { purpose: 'verify' }, context),
  );

  app.route({
    ...app.callRoute('getImageCaptcha'),
    handler: async (request, reply) => {
      const { uuid } = await app.checkedInput('getImageCaptcha', request);
      const picture = await withinCall(reply, captchas.makePicture(uuid, request.context.address));
      return reply.type('image/png').header('cache-control', 'no-store').send(picture);
    },
  });
}
