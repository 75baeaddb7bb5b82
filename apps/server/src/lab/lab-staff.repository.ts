import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface DemoStaffRow {
  id: string;
  name: string;
  email: string;
  role: string;
  sealed: string;
}

/** Active staff with the sealed secret of their authenticator app. */
export async function listDemoStaff(db: Db): Promise<DemoStaffRow[]> {
  const found = await db.execute(sql`
    select s.id::text, s.name, s.email, coalesce(string_agg(distinct m.role_id, ' '), '') as role,
      s.totp_sealed as sealed
    from staff s left join staff_members m on m.staff_id = s.id
    where s.state = 'active' group by s.id order by s.id`);
  return rowsOf<DemoStaffRow>(found);
}
