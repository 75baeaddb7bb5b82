import type { Call } from '../call.ts';

export const campaignCalls = {
  getCampaign: { method: 'GET', path: '/thanosapi/api/gamelottery/shandian/info' },
  getCampaignUser: { method: 'GET', path: '/thanosapi/api/gamelottery/userinfo', login: true },
  listPrizes: { method: 'GET', path: '/thanosapi/api/gamelottery/record', login: true },
  getPrize: { method: 'GET', path: '/api/campaign/prize', login: true },
  drawPrize: {
    method: 'POST',
    path: '/thanosapi/api/gamelottery/shandian/lotterydraw',
    login: true,
    quiet: true,
  },
  receiveMission: {
    method: 'POST',
    path: '/thanosapi/api/gamelottery/shandian/receive',
    login: true,
    quiet: true,
  },
} as const satisfies Record<string, Call>;
