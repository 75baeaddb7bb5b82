import { describe, expect, it } from 'vitest';
import { claimProblem, sendProblem } from './claim-problem.ts';

const PHONE = '13805716024';

describe('claim problems', () => {
  it('[A-069] reports the first of missing phone, missing code, invalid code, invalid phone', () => {
    expect(claimProblem({ phone: '', code: '' })).toEqual({ field: 'phone', text: '请输入手机号' });
    expect(claimProblem({ phone: '', code: '12' })).toEqual({ field: 'phone', text: '请输入手机号' });
    expect(claimProblem({ phone: '123', code: '' })).toEqual({ field: 'code', text: '请输入验证码' });
    expect(claimProblem({ phone: '123', code: '12' })).toEqual({ field: 'code', text: '验证码格式错误' });
    expect(claimProblem({ phone: '123', code: '1234' })).toEqual({ field: 'phone', text: '手机号格式错误' });
    expect(claimProblem({ phone: PHONE, code: '123456' })).toBeUndefined();
  });

  it('[A-068] checks only the phone before sending a code, in any spelling', () => {
    expect(sendProblem(' ')).toEqual({ field: 'phone', text: '请输入手机号' });
    expect(sendProblem('1380571602')).toEqual({ field: 'phone', text: '手机号格式错误' });
    expect(sendProblem('+86 138 0571 6024')).toBeUndefined();
    expect(sendProblem('１３８０５７１６０２４')).toBeUndefined();
  });
});
