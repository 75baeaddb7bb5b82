// The demo shelf: invented titles and people, and how their pictures are drawn.
const row = (style, palette, title, en, cast, tag, more = {}) => ({
  id: en
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, ''),
  style,
  palette,
  seed: en,
  title,
  en,
  cast: cast.split(' '),
  tag,
  date: more.date || '独家上线',
  ...more,
});

export const CATALOGUE = [
  row(
    'noir',
    'amber',
    '第七封|证词',
    'The Seventh Testimony',
    '陆闻舟 沈知遥 顾南乔',
    '说出口的，都不是真相',
    { date: '11.20 独家上线' },
  ),
  row('palace', 'snow', '长阶雪', 'Snow on the Long Stairs', '宁见微 裴照 苏令仪', '一步一阶，皆是归途'),
  row('orbit', 'ember', '近地轨道', 'Low Orbit', '周既白 林沐阳 程远', '四百公里之上，听见你的呼吸'),
  row('romance', 'peach', '与你隔着海', 'The Sea Between Us', '江予安 许念', '潮水退去，你还在岸上'),
  row('birch', 'red', '白桦林来信', 'Letters from the Birches', '韩松 白芷 赵北川', '雪化之前，把信送到'),
  row('neon', 'red', '雨夜|十三街', 'Thirteenth Street', '霍启明 罗曼 邱子安', '整条街都醒着，除了他'),
  row('ink', 'rice', '孤舟引', 'The Lone Boat', '谢临川 叶知秋', '一蓑烟雨 半世江湖'),
  row(
    'skyline',
    'amber',
    '南城落日',
    'Southside Sundown',
    '高远 乔伊宁 陈默',
    '每个加班的人，都欠自己一场日落',
  ),
  row('sea', 'night', '雾港灯塔', 'The Fog Harbour Light', '秦岸 舒朗', '灯亮的时候，不要回头'),
  row('campus', 'summer', '操场尽头的云', 'Clouds Past the Track', '夏屿 温柚', '那年夏天没有说完的话'),
  row('windows', 'brick', '对面的灯', 'The Light Across', '梁秋 方寻 何素芬', ''),
  row('moon', 'frost', '月下霜刃', 'Frost Blade', '萧聿 楚轻寒', '', { mark: '霜刃' }),
  row('road', 'dust', '无人区|来客', "Guest of No Man's Land", '马骁 古丽娜 石磊', '下一个加油站，三百公里', {
    date: '12.06 开播',
  }),
  row('doors', 'red', '第十三扇门', 'The Thirteenth Door', '徐昭 闵澄', '前十二扇，都有人出来'),
  row(
    'palace',
    'vermilion',
    '凤阙无声',
    'The Silent Palace',
    '宋清越 容与 霍明璋',
    '宫门深似海，人心深似宫',
    { layout: 'wide', shot: { lens: 1.3 } },
  ),
  row('ink', 'jade', '千山引', 'Song of a Thousand Hills', '卫昀 江晚照', '青绿千载 只此一卷', {
    sealC: '#9c2a1c',
  }),
  row('noir', 'steel', '沉默的|审讯', 'The Quiet Room', '郑屹 唐棠 老段', '二十四小时，只问一个问题', {
    layout: 'wide',
    shot: { flip: true, lens: 1.12 },
  }),
  row('romance', 'sea', '迟到的夏至', 'A Late Solstice', '顾言川 何盏', '白昼最长的那天，我遇见你', {
    layout: 'wide',
    shot: { flip: true, lens: 1.1 },
  }),
  row('orbit', 'ice', '深空邮差', 'Deep Space Courier', '沈既明 安澜', '寄往二十光年外的一封信', {
    layout: 'slab',
  }),
  row('neon', 'green', '旧港|夜行', 'Old Harbour by Night', '范一舟 莫如是', '天亮前，把债还清', {
    layout: 'wide',
    shot: { lens: 1.25 },
  }),
  row('skyline', 'teal', '逆光之城', 'City Against the Light', '孟繁 纪舒', '我们都在光的背面生活', {
    layout: 'wide',
  }),
  row('birch', 'dusk', '北境初雪', 'First Snow, North', '耿铁 白桦 李冬', '二十年，雪下面还有雪', {
    layout: 'foot',
    shot: { lens: 1.2 },
  }),
  row('campus', 'june', '蝉鸣第三排', 'Third Row, Cicadas', '陈小满 季寻', '你在窗边，夏天也在窗边', {
    layout: 'foot',
    shot: { lens: 1.22 },
  }),
  row('moon', 'jade', '云中君不归', 'Lord of the Clouds', '慕容雪 沈星渡', '', { mark: '云君' }),
  row('sea', 'slate', '潮汐证言', 'Witness of Tides', '于泊 岑溪', '大海从不说谎'),
  row('windows', 'teal', '六号楼', 'Building Six', '葛大勇 苏梅 田小雨', '', {
    layout: 'slab',
    shot: { lens: 1.45 },
  }),
  row('road', 'ochre', '戈壁|追凶', 'Gobi Pursuit', '铁山 阿依努尔', '风会抹掉一切，除了他', {
    date: '9.28 开播',
  }),
  row('doors', 'teal', '回廊尽头', 'End of the Corridor', '林深 莫语', '别在镜子前停下'),
  row('palace', 'night', '椒房夜话', 'Night Talk at Court', '柳扶摇 元衡', '灯下人影，灯外人心'),
  row('ink', 'dusk', '寒江渡', 'Crossing the Cold River', '燕北归 陆小婵', '渡人渡己 不渡江湖'),
  row('noir', 'blood', '红色|档案室', 'The Red Archive', '洪涛 宁静远 冯嫣', '编号 1994，从未结案', {
    layout: 'quiet',
    shot: { lens: 1.25 },
  }),
  row('romance', 'plum', '半生信笺', 'Half a Life in Letters', '傅沉 叶蓁蓁', '写给你的，都没有寄出'),
  row('orbit', 'rust', '第九静默', 'The Ninth Silence', '雷野 宋词', '火星没有回声'),
  row('neon', 'gold', '最后一碗|云吞', 'The Last Wonton', '黄伯 阿美 林家声', '打烊之前，总有人来'),
  row('skyline', 'rose', '天台来信', 'Rooftop Letters', '苏遥 江一帆', '收信人：明天的我'),
  row('birch', 'mint', '雪落无声处', 'Where Snow Falls Quiet', '徐北 乌云', '她走进林子，再没出来'),
  row('campus', 'film', '十七岁的晴天', 'Clear at Seventeen', '许星野 林一一', '把名字写在风里'),
  row('moon', 'ember', '折梅记', 'Plum and Ember', '谢折梅 崔行', '', { mark: '折梅' }),
  row('sea', 'green', '孤岛来电', 'Call from the Island', '齐远 蓝汐', '电话那头，是三年前的自己'),
  row('storm', 'volt', '雷暴|小队', 'Thunder Squad', '霍峥 陈野 苏木', '闪电落下之前'),
  row('windows', 'navy', '万家灯火时', 'A Thousand Lit Windows', '王秀兰 老周 周晓晓', ''),
  row('road', 'cold', '公路|尽头', 'Where the Road Ends', '马千里 沙沙', '开到没有信号的地方'),
  row('doors', 'bone', '旧宅', 'The Old House', '罗生 柳三娘', '祖父留下的房间，不止七间'),
  row('palace', 'dawn', '朱墙晓色', 'Dawn on the Red Wall', '顾云归 沈昭', '天亮时，谁还在城中'),
  row('ink', 'pine', '松间问剑', 'Sword among Pines', '陆青崖 小满', '一剑霜寒 十年灯火'),
  row('neon', 'blue', '午夜|电台', 'Midnight Radio', '唐果 方听', '今晚，谁还没有睡'),
  row('romance', 'wheat', '如果风记得', 'If the Wind Remembers', '麦冬 沈禾', '麦子熟了，你就回来', {
    layout: 'foot',
    shot: { lens: 1.2 },
  }),
  row('sea', 'wine', '深海回声', 'Echoes Below', '郭海 念慈', '沉下去的，都会浮上来'),
];

/** People of the casts above, as they are painted; the name is the seed. */
const face = (id, name, sex, hair, dress, ground, skin, more = {}) => ({
  id,
  name,
  sex,
  hair,
  dress,
  ground,
  skin,
  ...more,
});

export const CAST = [
  face('lu-wenzhou', '陆闻舟', 'm', 'swept', 'suit', 'slate', 0),
  face('shen-zhiyao', '沈知遥', 'f', 'long', 'shirt', 'sand', 2),
  face('gu-nanqiao', '顾南乔', 'f', 'bob', 'knit', 'rose', 0),
  face('shao-zhengping', '邵正平', 'm', 'crop', 'shirt', 'fog', 1, { grey: 1, beard: 1 }),
  face('zhong-li', '钟离', 'm', 'fringe', 'knit', 'celadon', 2, { glasses: 1 }),
  face('he-sufen', '何素芬', 'f', 'bun', 'shirt', 'brick', 1, { grey: 1 }),
  face('pei-zhao', '裴照', 'm', 'topknot', 'robe', 'ink', 0),
  face('ning-jianwei', '宁见微', 'f', 'bun', 'robe', 'ochre', 2),
  face('xu-nian', '许念', 'f', 'pony', 'knit', 'celadon', 0),
  face('jiang-yuan', '江予安', 'm', 'swept', 'shirt', 'sand', 1),
  face('luo-man', '罗曼', 'f', 'side', 'suit', 'brick', 2),
  face('duan-lixin', '段立新', 'm', 'swept', 'suit', 'slate', 3, { grey: 1, glasses: 1 }),
  face('zhou-jibai', '周既白', 'm', 'crop', 'suit', 'fog', 2),
  face('lin-muyang', '林沐阳', 'm', 'fringe', 'shirt', 'ochre', 0),
  face('su-lingyi', '苏令仪', 'f', 'side', 'robe', 'rose', 0),
  face('han-song', '韩松', 'm', 'crop', 'knit', 'ink', 3, { beard: 1 }),
  face('bai-zhi', '白芷', 'f', 'pony', 'shirt', 'fog', 2),
  face('huo-qiming', '霍启明', 'm', 'swept', 'shirt', 'brick', 1, { beard: 1 }),
  face('xie-linchuan', '谢临川', 'm', 'topknot', 'robe', 'celadon', 2),
  face('ye-zhiqiu', '叶知秋', 'f', 'long', 'robe', 'slate', 1),
  face('qiao-yining', '乔伊宁', 'f', 'bob', 'suit', 'sand', 2, { glasses: 1 }),
  face('ma-xiao', '马骁', 'm', 'fringe', 'knit', 'rose', 3),
  face('gu-lina', '古丽娜', 'f', 'long', 'knit', 'ochre', 3),
  face('tang-tang', '唐棠', 'f', 'bun', 'knit', 'ink', 0, { glasses: 1 }),
];
