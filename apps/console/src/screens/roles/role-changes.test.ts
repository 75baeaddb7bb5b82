import { expect, it } from 'vitest';
import { changesOfRole } from './role-changes.ts';

it('names what is added, removed and renamed', () => {
  const before = { name: '客服', permissions: ['users.find', 'users.reveal'] as const };
  const after = { name: '客服组 ', permissions: ['users.find', 'refunds.make'] as const };
  expect(changesOfRole(before, after)).toEqual([
    { what: '名称', before: '客服', after: '客服组' },
    { what: '增加权限', before: '', after: '退款' },
    { what: '去掉权限', before: '查看完整手机号', after: '' },
  ]);
});

it('finds nothing in the same role', () => {
  const role = { name: '客服', permissions: ['users.find'] as const };
  expect(changesOfRole(role, role)).toEqual([]);
});
