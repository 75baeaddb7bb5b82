import { defineModule } from '../../platform/module.ts';
import { supportConsoleRoutes } from './support.console.ts';

export const supportModule = defineModule({
  name: 'support',
  console: [supportConsoleRoutes],
});
