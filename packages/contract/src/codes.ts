/** Every code an answer may carry: its HTTP status and its one Chinese text. A refusal by a rule is HTTP 200. */
export const CODES = {
  '0000': { status: 200, msg: '成功' },
  '1003': { status: 200, msg: '活动已结束' },
  '1004': { status: 200, msg: '活动不在有效时间内' },
  '1024': { status: 200, msg: '未登录，请先登录' },
  '2001': { status: 200, msg: '验证码错误' },
  '2002': { status: 200, msg: '验证码已失效，请重新获取' },
  '2003': { status: 200, msg: '该手机号已领取过，请勿重复领取' },
  '2004': { status: 200, msg: '图形验证码错误，请重新输入' },
  '2005': { status: 200, msg: '发送失败，请稍后再试' },
  '2006': { status: 200, msg: '安全验证未通过，请再试一次' },
  '2101': { status: 200, msg: '商品不存在或已下架' },
  '2102': { status: 200, msg: '暂不支持这种支付方式' },
  '2103': { status: 200, msg: '支付渠道繁忙，请稍后再试' },
  '2104': { status: 200, msg: '已超过支付后 7 天的退款期限' },
  '2105': { status: 200, msg: '会员已使用超过 1 天，不能退款' },
  '2106': { status: 200, msg: '订单当前状态不能退款' },
  '2107': { status: 200, msg: '二维码已失效，请刷新后重新扫码' },
  '2108': { status: 200, msg: '订单已支付，无需重复支付' },
  '2109': { status: 200, msg: '订单已关闭，请重新下单' },
  '2114': { status: 200, msg: '购买凭证无效，请重试或联系客服' },
  '2115': { status: 200, msg: '这笔购买属于其他账号' },
  '2116': { status: 200, msg: '由 Apple 收款的订单，请在 App Store 申请退款' },
  '2110': { status: 200, msg: '请在系统设置的 App Store 订阅中管理这份续费' },
  '2111': { status: 200, msg: '已在 App Store 开通自动续费，请先在系统设置的订阅中关闭' },
  '2112': { status: 200, msg: '这份续费已经结束' },
  '2113': { status: 200, msg: '已有生效中的续费，不能再恢复这一份' },
  '2117': { status: 200, msg: '登录凭证已失效，请重新登录' },
  '2120': { status: 200, msg: '今天已经签到过了，明天再来吧' },
  '2121': { status: 200, msg: '开通 VIP 后才能参与每日 V力值签到' },
  '2122': { status: 200, msg: '今日库存已兑完，每天 11:00 补货' },
  '2123': { status: 200, msg: '你已经拥有它了，无需再次兑换' },
  '2124': { status: 200, msg: '您的积分不足' },
  '2125': { status: 200, msg: '参数异常' },
  '2130': { status: 200, msg: '请先绑定联合会员账号' },
  '2131': { status: 200, msg: '一年内只能购买一次' },
  '2132': { status: 200, msg: '合作方会员每年最多累计开通 3 年' },
  '2133': { status: 200, msg: '绑定凭证已失效，请重新绑定' },
  '2134': { status: 200, msg: '绑定失败，请稍后再试' },
  '2135': { status: 200, msg: '暂无可领取的权益' },
  '2136': { status: 200, msg: '本期权益已领取，请等下一期' },
  '2137': { status: 200, msg: '领取期限已过' },
  '2138': { status: 200, msg: '没有这项权益，请重新选择' },
  '2170': { status: 200, msg: '请先在系统设置的订阅中关闭 App Store 续费，再注销账号' },
  '2171': { status: 200, msg: '有订单正在到账或退款，请结束后再注销' },
  '2172': { status: 200, msg: '没有可以撤回的注销申请' },
  '3001': { status: 200, msg: '请先完成安全验证' },
  '4000': { status: 400, msg: '请求参数有误' },
  '4030': { status: 403, msg: '没有权限访问' },
  '4040': { status: 404, msg: '请求的资源不存在' },
  '4090': { status: 409, msg: '请求有冲突，请刷新后再试' },
  '4290': { status: 429, msg: '操作太频繁，请稍后再试' },
  '5000': { status: 500, msg: '服务端出现了问题，请稍后再试' },
  '5030': { status: 503, msg: '服务繁忙，请稍后再试' },
  '9999': { status: 200, msg: '领取失败' },
  DF1010: { status: 200, msg: '请先绑定合作方账号' },
} as const satisfies Record<string, { status: number; msg: string }>;

export type Code = keyof typeof CODES;

export const SUCCESS = '0000';
/** Calls under /thanosapi say success by this number instead. */
export const THANOS_SUCCESS = 200;
export const NOT_LOGGED_IN = '1024';
export const RISK_CHECK_WANTED = '3001';

export function isSuccess(code: string | number): boolean {
  return code === SUCCESS || code === THANOS_SUCCESS;
}
