// What the demo calls its medals, games, prizes, partners and banners; ids are those of the drawings.
export const MEDAL_NAMES = {
  premiere: '首映勋章',
  moon: '夜航勋章',
  reel: '胶片勋章',
  wave: '潮声勋章',
  peak: '登峰勋章',
  quill: '影评勋章',
  lantern: '元宵勋章',
  leaf: '常青勋章',
};

export const GAME_NAMES = {
  blade: '霜刃行',
  race: '落日疾驰',
  gem: '碧晶连连',
  tower: '守望石堡',
  bolt: '雷暴小队',
  star: '环星邮差',
  tiles: '街坊麻将',
  farm: '山野农场',
  koi: '一池锦鲤',
  cat: '深夜猫馆',
  go: '纹枰五子',
  bowl: '深巷面馆',
  ship: '逐浪商船',
  balloon: '云上气球',
  train: '末班列车',
  compass: '失落航线',
  chess: '王翼弃兵',
  dice: '双骰之夜',
  cards: '三家纸牌',
  target: '百步穿杨',
  potion: '药剂学徒',
  robot: '螺丝伙伴',
  panda: '竹海团子',
  cake: '甜点工坊',
  lantern: '灯火长街',
  rocket: '深空补给站',
  kite: '纸鸢乘风',
  drum: '鼓点少年',
  teapot: '半日茶摊',
  mushroom: '林间菌谱',
  key: '第九把钥匙',
  wave: '踏浪日记',
};

export const PRIZE_NAMES = {
  'vip-gold': '30 天 VIP',
  'vip-silver': '7 天 VIP',
  'vip-bronze': '1 天 VIP',
  console: '掌机续航增强版',
  'shopping-card': '50 元购物卡',
  'shopping-card-small': '20 元购物卡',
  coupon: '6 元代金券',
  coins: '积分礼包',
  earphones: '降噪耳机',
  'gift-box': '追剧暖冬礼盒',
  thermos: '随行保温杯',
  tickets: '观影兑换券',
  thanks: '谢谢参与',
};

export const PARTNER_NAMES = {
  music: '栗弦音乐',
  read: '半山阅读',
  fm: '晚风 FM',
  disk: '云脊网盘',
  mart: '拾光集市',
  meal: '拾味外卖',
  run: '潮汐运动',
  tea: '青屿茶事',
};

export const RIGHT_NAMES = {
  'vip-no-ads': '片头免广告',
  'vip-4k': '4K 超清',
  'vip-dramas': '专享好剧',
  'vip-power': 'V力值',
  'mart-shipping': '免运费券',
  'mart-discount': '全场 95 折',
  'mart-cashback': '购物返现',
  'mart-service': '专属客服',
  'read-books': '全站书免费读',
  'read-listen': '听书不限时',
  'read-shelf': '离线书架',
  'read-no-ads': '阅读无广告',
  'fm-albums': '付费专辑免费听',
  'fm-sound': '高音质',
  'fm-download': '离线下载',
  'fm-no-ads': '收听无广告',
};

export const BANNER_NAMES = {
  double11: '双十一囤剧季',
  'new-year': '新春追剧礼',
  51: '五一追剧假',
  101: '国庆连播周',
  618: '年中会员节',
  game: '雷暴将至',
  download: '下载客户端',
  default: '会员活动',
};

export const RESERVE_NAMES = {
  reserved: '已预约',
  'coming-soon': '敬请期待',
};
