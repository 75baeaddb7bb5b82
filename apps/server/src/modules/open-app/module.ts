import { defineModule } from '../../platform/module.ts';
import { openAppRoutes } from './open-app.routes.ts';
import { createOpenAppService, type OpenAppDeps } from './open-app.service.ts';

export const openAppModule = defineModule({
  name: 'open-app',
  services: ({ clock, publicOrigin, wechat }: OpenAppDeps) => ({
    openApps: createOpenAppService({ clock, publicOrigin, wechat }),
  }),
  routes: [openAppRoutes],
});
