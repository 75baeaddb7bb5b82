import { defineModule } from '../../platform/module.ts';
import { staffConsoleRoutes } from './staff.console.ts';

export const staffModule = defineModule({
  name: 'staff',
  tables: {
    staff: {},
    staff_invitations: {},
    staff_passkeys: {},
    staff_recovery_codes: {},
    staff_sessions: {},
    staff_tries: {},
    staff_roles: {},
    staff_role_permissions: {},
    staff_members: {},
  },
  console: [staffConsoleRoutes],
});
