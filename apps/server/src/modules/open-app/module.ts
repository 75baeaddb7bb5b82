import { defineModule } from '../../platform/module.ts';
import { openAppRoutes } from './open-app.routes.ts';

export const openAppModule = defineModule({
  name: 'open-app',
  routes: [openAppRoutes],
});
