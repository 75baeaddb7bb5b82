import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../plugins/caller.ts';
import type { DeletionService } from './deletion.service.ts';
import type { ExportService } from './export.service.ts';

export interface MyDataRouteServices {
  deletions: DeletionService;
  exports: ExportService;
}

export async function myDataRoutes(
  app: FastifyInstance,
  { deletions, exports }: MyDataRouteServices,
): Promise<void> {
  app.call('getMyData', (_nothing, context) => deletions.show(callerOf(context)));
  app.call('sendExportCode', async (_nothing, context) => {
    await exports.sendCode(callerOf(context), context);
    return null;
  });
  app.call('exportMyData', ({ code }, context) => exports.exportAll(callerOf(context), code, context));
  app.call('sendDeletionCode', async (_nothing, context) => {
    await deletions.sendCode(callerOf(context), context);
    return null;
  });
  app.call('askDeletion', ({ code }, context) => deletions.ask(callerOf(context), code, context));
  app.call('withdrawDeletion', (_nothing, context) => deletions.withdraw(callerOf(context)));
}
