import { openAccount } from './shopper.ts';
import { type Attack, countGranted, inTurn, isGranted, together } from './target.ts';

export const endedSessions: Attack = {
  name: '4 ended and foreign sessions',
  async run(target, times) {
    const results = await inTurn(times, async () => {
      const [owner, stranger] = [await openAccount(target), await openAccount(target)];
      const { data } = await target.call('listSessions', {}, owner.headers);
      const [id = ''] = data.sessions.map((session) => session.id);
      const foreign = isGranted(await target.call('endSession', { id }, stranger.headers));
      const stillIn = isGranted(await target.call('getProfile', {}, owner.headers));
      await target.call('logout', {}, owner.headers);
      const late = await together(4, () => target.call('getProfile', {}, owner.headers));
      return { foreign: foreign || !stillIn, late: countGranted(late) };
    });
    const foreign = results.filter((each) => each.foreign).length;
    const late = results.filter((each) => each.late > 0).length;
    return {
      tried: [`${times} sessions ended by strangers`, `${times * 4} calls with tokens after their logout`],
      gained: [
        ...(foreign > 0 ? [`${foreign} sessions were ended by strangers`] : []),
        ...(late > 0 ? [`${late} tokens worked after their logout`] : []),
      ],
    };
  },
};
