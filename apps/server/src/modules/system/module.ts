import { defineModule } from '../../platform/module.ts';
import { systemConsoleRoutes } from './system.console.ts';

export const systemModule = defineModule({
  name: 'system',
  tables: { job_runs: {}, invariant_runs: {} },
  console: [systemConsoleRoutes],
});
