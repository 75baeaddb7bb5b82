import { openPostgres } from '../../../apps/server/src/db/open-postgres.ts';
import { games } from '../../../apps/server/src/modules/games/games.tables.ts';
import { gameRow } from '../../../apps/server/test/game-row.ts';
import { createChance } from '../fuzz/chance.ts';

const BATCH = 500;
const CATEGORIES = ['adventure', 'puzzle', 'board', 'business', 'strategy', 'race'];

/** Words for names of games; frequent words are listed several times, as in real names. */
const FIRST =
  '霜刃 落日 碧晶 守望 雷暴 环星 街坊 山野 锦鲤 深夜 纹枰 深巷 逐浪 云上 末班 失落 王翼 双骰 百步 药剂 螺丝 竹海 甜点 灯火 深空 纸鸢 鼓点 半日 林间 第九 踏浪 北境 南城 千山 孤舟 长阶 白桦 近地 雨夜 逆光 旧港 无人 月下 凤阙 沉默 迟到 对面 操场 雾港 青石 赤焰 银河 荒原 极光 暗影 星辰 梦境 传说 传说 三国 三国 西游 江湖 江湖 仙剑 大唐 开心 开心 天天 天天 快乐 全民 全民 疯狂 超级 超级 我的 我的 小小 萌宠'.split(
    ' ',
  );
const SECOND =
  '小队 商船 列车 航线 农场 面馆 猫馆 工坊 学徒 伙伴 团子 麻将 纸牌 五子 邮差 石堡 疾驰 连连 锦鲤 气球 弃兵 之夜 穿杨 长街 补给 乘风 少年 茶摊 菌谱 钥匙 日记 守卫 物语 物语 传奇 传奇 大作战 大作战 消消乐 消消乐 保卫战 跑酷 跑酷 塔防 塔防 联盟 联盟 世界 世界 王国 王国 战记 之路 之城 冒险 冒险 大师 达人 时代 庄园 餐厅 医院 学院 侦探 密室 飞车 足球 篮球 斗地主 象棋 围棋'.split(
    ' ',
  );
const LAST = [
  '',
  '',
  '',
  '',
  '2',
  '3',
  '重制版',
  '口袋版',
  '起源',
  '无限',
  '新世界',
  '外传',
  'Online',
  '极速版',
];

/** Creates deterministic invented games and returns their names. */
export async function makeGames(databaseUrl: string, amount: number): Promise<string[]> {
  const chance = createChance('games');
  const rows = Array.from({ length: amount }, (_, n) =>
    gameRow({
      gameId: `bench-${n}`,
      gameName: `${chance.pick(FIRST)}${chance.happens(0.3) ? chance.pick(FIRST) : ''}${chance.pick(SECOND)}${chance.pick(LAST)}`,
      categoryIds: [chance.pick(CATEGORIES)],
      heat: chance.int(1_000_000),
    }),
  );
  const database = await openPostgres(databaseUrl);
  try {
    for (let at = 0; at < rows.length; at += BATCH)
      await database.db.insert(games).values(rows.slice(at, at + BATCH));
    await database.exec('vacuum analyze');
  } finally {
    await database.close();
  }
  return rows.map(({ gameName }) => gameName);
}
