import type { Call } from '../call.ts';

export const myDataCalls = {
  getMyData: { method: 'GET', path: '/api/my_data', login: true },
  sendExportCode: {
    method: 'POST',
    path: '/api/my_data/export/code',
    login: true,
    device: true,
    sendsCode: true,
  },
  exportMyData: { method: 'POST', path: '/api/my_data/export', login: true, device: true },
  sendDeletionCode: {
    method: 'POST',
    path: '/api/my_data/delete/code',
    login: true,
    device: true,
    sendsCode: true,
  },
  askDeletion: { method: 'POST', path: '/api/my_data/delete', login: true, device: true },
  withdrawDeletion: { method: 'POST', path: '/api/my_data/delete/withdraw', login: true },
} as const satisfies Record<string, Call>;
