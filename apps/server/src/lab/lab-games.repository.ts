import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Games to try: one to play online, one to download, one to reserve, one taken down, one with a video. */
export async function readGames(db: Db): Promise<Record<string, string | null>> {
  const [row] = rowsOf<Record<string, string | null>>(
    await db.execute(sql`
      select min(game_id) filter (where status = 1 and suffix = 'h5') as play,
        min(game_id) filter (where status = 1 and suffix = 'apk') as download,
        min(game_id) filter (where status = 2) as booked,
        min(game_id) filter (where status = 0) as off,
        min(game_id) filter (where status = 1 and video is not null) as video
      from games where brands = '[]'::jsonb`),
  );
  return row ?? {};
}
