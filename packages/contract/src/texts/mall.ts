/** What the points mall answers beside the texts of its codes. */
export const mallTexts = {
  credited: '客服赠送',
} as const;
