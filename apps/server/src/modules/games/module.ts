import { defineModule } from '../../platform/module.ts';
import { gameCategoryContent, gameContent } from './games.content.ts';
import { gamesInvariants } from './games.invariants.ts';
import { gamesRoutes } from './games.routes.ts';

export const gamesModule = defineModule({
  name: 'games',
  tables: {
    game_plays: { onDelete: 'delete' },
    game_bookings: { onDelete: 'delete' },
    game_settings: { onDelete: 'delete' },
    game_reports: {
      onDelete: { clear: { user_id: null, content: '', pictures: '[]', client_type: '' } },
      userWritten: ['content'],
    },
  },
  invariants: gamesInvariants,
  content: [gameCategoryContent, gameContent],
  routes: [gamesRoutes],
});
