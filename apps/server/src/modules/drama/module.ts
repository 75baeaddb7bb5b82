import { defineModule } from '../../platform/module.ts';
import { albumContent } from './album.content.ts';
import { dramaContent } from './drama.content.ts';
import { dramaInvariants } from './drama.invariants.ts';
import { dramaRoutes } from './drama.routes.ts';

export const dramaModule = defineModule({
  name: 'drama',
  invariants: dramaInvariants,
  content: [dramaContent, albumContent],
  routes: [dramaRoutes],
});
