/** Server answers of the points mall that are not in the code list. */
export const mallTexts = {
  credited: '客服赠送',
  goneForGood: '已全部兑完，不再补货',
} as const;
