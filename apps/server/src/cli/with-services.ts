import { type Foundation, openFoundation, openServices, type Services } from '../composition.ts';
import { openDatabase } from '../db/open-database.ts';
import { readStoredConfig } from './stored-config.ts';

/** Opens the services on the stored data, and closes them whether the work succeeds or fails. */
export async function withServices<Result>(
  work: (services: Services, foundation: Foundation) => Promise<Result>,
  limits: { statementMs?: number } = {},
): Promise<Result> {
  const config = readStoredConfig(process.env);
  const foundation = await openFoundation(config, await openDatabase({ ...config, ...limits }));
  const { services, close } = await openServices(foundation);
  return work(services, foundation).finally(close);
}
