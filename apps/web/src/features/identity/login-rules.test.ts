import { describe, expect, it } from 'vitest';
import { loginProblem, maySubmit, phoneProblem } from './login-rules.ts';

const GOOD = { phone: '13800162947', code: '273146', agreed: true };

describe('login rules', () => {
  it('[B-089] submit requires at least 11 characters of phone and 4 of code', () => {
    expect(maySubmit({ phone: '13800162947', code: '2731' })).toBe(true);
    expect(maySubmit({ phone: '138 0016 2947', code: '273146' })).toBe(true);
    expect(maySubmit({ phone: '138 0016 29', code: '2731' })).toBe(false);
    expect(maySubmit({ phone: '1380016294', code: '2731' })).toBe(false);
    expect(maySubmit({ phone: '13800162947', code: '273' })).toBe(false);
  });

  it('[B-089] reports a problem with the phone', () => {
    expect(phoneProblem('12345678901')).toEqual({ field: 'phone', text: '请输入正确的手机号' });
    expect(phoneProblem('+86 13800162947')).toBeUndefined();
  });

  it('reports the first problem of phone, code and agreement', () => {
    expect(loginProblem({ phone: '1', code: '', agreed: false })?.field).toBe('phone');
    expect(loginProblem({ ...GOOD, code: '', agreed: false })?.field).toBe('code');
    expect(loginProblem({ ...GOOD, agreed: false })?.field).toBe('agreed');
    expect(loginProblem({ ...GOOD, phone: '12345678901', code: '27314' })?.field).toBe('phone');
    expect(loginProblem({ ...GOOD, code: '27314' })?.text).toBe('验证码格式错误');
    expect(loginProblem(GOOD)).toBeUndefined();
  });
});
