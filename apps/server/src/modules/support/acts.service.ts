import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import type { AuditService } from '../audit/audit.service.ts';
import type { StaffAdminService } from '../staff/staff-admin.service.ts';

const MOST = 50;

export type Act = ConsoleOutput<'getUser'>['acts'][number];
type Rows = Awaited<ReturnType<AuditService['listOnUser']>>;

export interface DeskActsDeps {
  audit: Pick<AuditService, 'list' | 'listOnUser'>;
  staffAdmin: Pick<StaffAdminService, 'namesOf'>;
}

export type DeskActsService = ReturnType<typeof createDeskActsService>;

/** Acts of staff as the pages of users and orders show them. */
export function createDeskActsService({ audit, staffAdmin }: DeskActsDeps) {
  async function shown(rows: Rows): Promise<Act[]> {
    const names = await staffAdmin.namesOf(rows.map(({ action }) => action.staffId));
    return rows.map(({ action, details }) => ({
      time: action.at.getTime(),
      staff: action.staffId === null ? action.role : (names.get(action.staffId) ?? ''),
      call: action.call,
      reason: details?.reason ?? '',
      changes: details?.changes ?? [],
    }));
  }

  return {
    /** Newest first; `isShown` tells by the target. */
    async onUser(userId: number, isShown: (target: string) => boolean): Promise<Act[]> {
      const rows = await audit.listOnUser(userId, MOST);
      return shown(rows.filter(({ action }) => isShown(action.target)));
    },

    onOrder: async (orderNo: string): Promise<Act[]> =>
      shown(await audit.list({ target: `order:${orderNo}`, most: MOST })),
  };
}
