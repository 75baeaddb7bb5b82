export const navigationTexts = {
  unknownTopic: '没有找到这个专题',
  playStart: '{date} 开播',
  playing: '热播中',
  more: '查看更多',
  play: '播放 {title}',
  coverOf: '{title} 海报',
  jumpToApp: '打开 App，看完整专题',
  empty: '这个专题还没有内容',
} as const;
