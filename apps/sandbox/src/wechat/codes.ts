import type { Reason } from '../wallet/refused.ts';

/** Error codes of the provider. */
export const CODES: Readonly<Record<Reason, readonly [number, string, string]>> = {
  unknown: [404, 'ORDER_NOT_EXIST', '订单不存在'],
  invalid: [400, 'PARAM_ERROR', '参数错误'],
  paid: [400, 'ORDERPAID', '该订单已支付'],
  closed: [400, 'ORDER_CLOSED', '该订单已关闭'],
  'not-paid': [400, 'TRADE_STATE_ERROR', '订单状态错误'],
  differs: [400, 'INVALID_REQUEST', '201 商户订单号重复'],
  'refund-unknown': [404, 'RESOURCE_NOT_EXISTS', '退款单不存在'],
  'refund-differs': [400, 'PARAM_ERROR', '退款单号已使用，且信息不一致'],
  'too-much': [400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致'],
};

export const SIGN_ERROR = [401, 'SIGN_ERROR', '错误的签名，验签失败'] as const;
