/** Error codes of the provider: gateway code and message for developers. */
export const SUB_CODES = {
  'isv.missing-method': ['40001', '缺少方法名参数'],
  'isv.invalid-method': ['40002', '不存在的方法名'],
  'isv.missing-app-id': ['40001', '缺少AppId参数'],
  'isv.invalid-app-id': ['40002', '无效的AppID参数'],
  'isv.missing-signature-type': ['40001', '缺少签名类型参数'],
  'isv.invalid-signature-type': ['40002', '无效的签名类型'],
  'isv.missing-timestamp': ['40001', '缺少时间戳参数'],
  'isv.invalid-timestamp': ['40002', '非法的时间戳参数'],
  'isv.missing-version': ['40001', '缺少版本参数'],
  'isv.missing-signature': ['40001', '缺少签名参数'],
  'isv.invalid-signature': ['40002', '验签出错，请检查签名字符串或签名私钥与应用公钥是否匹配'],
  'ACQ.SYSTEM_ERROR': ['20000', '系统错误'],
  'ACQ.INVALID_PARAMETER': ['40004', '参数无效'],
  'ACQ.TRADE_NOT_EXIST': ['40004', '交易不存在'],
  'ACQ.TRADE_HAS_SUCCESS': ['40004', '交易已被支付'],
  'ACQ.TRADE_HAS_CLOSE': ['40004', '交易已经关闭'],
  'ACQ.TRADE_STATUS_ERROR': ['40004', '交易状态不合法'],
  'ACQ.CONTEXT_INCONSISTENT': ['40004', '交易信息被篡改'],
  'ACQ.TOTAL_FEE_EXCEED': ['40004', '订单总金额不在允许范围内'],
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': ['40004', '退款金额超限'],
  'ACQ.DISCORDANT_REPEAT_REQUEST': ['40004', '请求信息不一致'],
  'ACQ.AGREEMENT_NOT_EXIST': ['40004', '用户协议不存在'],
  'ACQ.AGREEMENT_STATUS_NOT_NORMAL': ['40004', '用户协议状态非NORMAL'],
  'ACQ.CYCLE_PAY_DATE_NOT_MATCH': ['40004', '扣款日期不在签约时的允许范围之内'],
  'ACQ.CYCLE_PAY_SINGLE_FEE_EXCEED': ['40004', '商家扣款的单笔金额超过签约时限制'],
  'ACQ.BUYER_BALANCE_NOT_ENOUGH': ['40004', '买家余额不足'],
  USER_AGREEMENT_NOT_EXIST: ['40004', '用户签约协议不存在'],
  INVALID_PARAMETER: ['40004', '参数有误'],
} as const satisfies Record<string, readonly [string, string]>;

export type SubCode = keyof typeof SUB_CODES;

const MESSAGES: Readonly<Record<string, string>> = {
  20000: 'Service Currently Unavailable',
  40001: 'Missing Required Arguments',
  40002: 'Invalid Arguments',
  40004: 'Business Failed',
};

/** Thrown inside a call; the gateway writes it into the response node of the call. */
export class Refused extends Error {
  readonly subCode: SubCode;
  constructor(subCode: SubCode) {
    super(SUB_CODES[subCode][1]);
    this.subCode = subCode;
  }

  get node(): Record<string, string> {
    const [code, words] = SUB_CODES[this.subCode];
    return { code, msg: MESSAGES[code] ?? '', sub_code: this.subCode, sub_msg: words };
  }
}
