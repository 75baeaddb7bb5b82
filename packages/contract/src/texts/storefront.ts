export const storefrontTexts = {
  noProducts: '未获取到商品',
  unknownGoods: '没有找到该商品',
} as const;
