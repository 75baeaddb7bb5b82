/** Sections in page order, by anchor. */
export const SECTION_TITLES = {
  colours: '颜色',
  shapes: '形状',
  words: '文字',
  buttons: '按钮',
  fields: '输入',
  choices: '选择',
  bars: '栏',
  figures: '数字与标记',
  layers: '弹层',
  pictures: '图与印',
  skeletons: '骨架',
  lists: '长列表',
  states: '空与错',
} as const;

export type SectionId = keyof typeof SECTION_TITLES;
