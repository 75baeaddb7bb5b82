import type { FastifyInstance } from 'fastify';
import { performerOf } from '../audit/performer.service.ts';
import type { GiftConsoleService } from './gift-console.service.ts';

export async function giftConsoleRoutes(
  app: FastifyInstance,
  { giftConsole }: { giftConsole: GiftConsoleService },
): Promise<void> {
  app.consoleCall('listGiftDraws', (_input, { scope }) => giftConsole.listDraws(scope));
  app.consoleCall('listGiftWinners', ({ activity }, { scope }) => giftConsole.listWinners(activity, scope));
  app.consoleCall('revealGiftAddress', (input, caller) => giftConsole.reveal(input, performerOf(caller)));
  app.consoleCall('sendGift', async (input, caller) => {
    await giftConsole.send(input, performerOf(caller));
    return giftConsole.listWinners(input.activity, caller.scope);
  });
}
