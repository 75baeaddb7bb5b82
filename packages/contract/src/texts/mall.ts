/** What the points mall answers beside the texts of its codes. */
export const mallTexts = {
  credited: '客服赠送',
  goneForGood: '已全部兑完，不再补货',
} as const;
