export const agreementTexts = {
  noSuchAgreement: '没有这份协议',
} as const;
