/** Legal documents: texts of the viewer and of server answers. */
export const agreementTexts = {
  noSuchAgreement: '没有这份协议',
  noSuchAgreementHint: '链接可能已更新，请从设置页重新打开',
  failed: '网络错误，获取协议失败',
  tabs: '协议与政策',
  tabUser: '用户协议',
  tabPrivacy: '隐私政策',
  tabChildren: '儿童隐私政策',
  effective: '{date}起生效，第 {version} 版',
  myData: '导出或删除我的数据',
} as const;
