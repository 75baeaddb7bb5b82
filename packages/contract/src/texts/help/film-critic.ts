/** Wording of the main apps: calm, from reader to reader. */
export const filmCriticTexts = {
  title: '影评说明',
  lead: '好剧看完，话还没有说完',
  whatTitle: '什么是影评',
  whatText:
    '影评是你看完一部作品之后，用自己的话写下的感受与判断。可以说剧情、说表演，也可以只说某一场戏为什么留在心里。',
  sampleLabel: '一篇有效的影评',
  sampleText:
    '前三集看得很慢，因为舍不得快进。导演把话都藏在动作里：父亲每晚给门口留一盏灯，从来不说等谁。到第八集灯灭了，我才明白前面那些空镜头都在铺这一刻。配乐克制，群像扎实，只是中段的支线略散。适合愿意坐下来慢慢看的人，也适合想家的晚上一个人看完。',
  sampleNote: '{count} 字，审核通过',
  doesTitle: '影评有什么用',
  does1: '替后来的人点一盏灯',
  does1Hint: '还没开始看的人，会先读到你的判断',
  does2: '留住当时的自己',
  does2Hint: '写过的影评收在个人主页，随时可以回看',
  does3: '遇见同好',
  does3Hint: '点赞和回复会把喜欢同一部剧的人带到你面前',
  publishTitle: '如何发布影评',
  step1: '打开作品详情页',
  step1Hint: '在 App 里找到看过的剧或电影，点「写影评」',
  step2: '打分，写下正文',
  step2Hint: '先给星级，再写感受；涉及结局请打开「含剧透」',
  step3: '提交，等待审核',
  step3Hint: '审核通过后公开显示，结果会在消息里告诉你',
  qualityTitle: '如何成为优质影评',
  ruleLead: '正文超过',
  ruleFigure: '100',
  ruleUnit: '字',
  ruleAnd: '并且通过审核',
  ruleText: '正文超过 100 字并且审核通过的影评才会计入，才有机会成为优质影评。',
  good1: '有自己的观点，并说清楚为什么',
  good2: '落到具体的一场戏、一句台词、一个镜头',
  good3: '分好段落，标点完整，读起来不累',
  bad1: '复制别人的文字，或用重复的字凑数',
  bad2: '人身攻击、广告和与作品无关的内容',
  more: '想写得更好',
  guide: '影评写作指南',
  guideHint: '一百个字，够说清一次心动',
  sister: '片单说明',
  sisterHint: '把喜欢的作品排成一列',
} as const;

/** The texts of the four pages; only this one links to the guide. */
export type HelpTexts = {
  readonly [Key in Exclude<keyof typeof filmCriticTexts, 'guide' | 'guideHint'>]: string;
};
