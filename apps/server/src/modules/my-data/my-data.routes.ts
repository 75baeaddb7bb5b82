import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
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
  app.call('getMyData', (_nothing, context) => deletions.show(ownerOf(context)));
  app.call('exportMyData', (_nothing, context) => exports.exportAll(ownerOf(context).id));
  app.call('askDeletion', (_understood, context) => deletions.ask(ownerOf(context)));
  app.call('withdrawDeletion', (_nothing, context) => deletions.withdraw(ownerOf(context)));
}

function ownerOf({ account }: RequestContext) {
  if (!account) throw new Refusal('1024');
  return account;
}
