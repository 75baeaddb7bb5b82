import type { APIRequestContext } from '@playwright/test';

export interface LabUser {
  id: string;
  token: string;
  mobile: string;
}

/** Calls of the Lab. */
export function labOf(request: APIRequestContext) {
  const post = async <Result>(path: string, data: object = {}): Promise<Result> =>
    (await request.post(`/lab/api${path}`, { data })).json();
  const get = async <Result>(path: string): Promise<Result> => (await request.get(`/lab/api${path}`)).json();
  return {
    makeUser: (wanted: object = {}) => post<LabUser>('/users', wanted),
    readCode: async (phone: string): Promise<string> => {
      const sent = await get<Array<{ code: string }>>(`/sms?mobile=${phone}`);
      // Notices contain no code.
      const newest = sent.find(({ code }) => code !== '');
      if (!newest) throw new Error(`no code was sent to ${phone}`);
      return newest.code;
    },
    demo: () => get<{ claimChannels: { open: string; future: string; ended: string } }>('/demo'),
    texts: () => get<Record<string, string>>('/texts'),
    riskAnswer: async (challenge: string) =>
      (await get<{ answer: number }>(`/risk?challenge=${challenge}`)).answer,
    /** Grants that a partner was asked for, without repetitions. */
    partnerGrants: (partner: string) => get<object[]>(`/partner?partner=${partner}`),
    verify: () => get<{ violations: unknown[] }>('/verify'),
  };
}

/** Returns a phone number that no other test uses. */
export function newPhone(ending = ''): string {
  const free = 9 - ending.length;
  const middle = String(Math.floor(Math.random() * 10 ** free)).padStart(free, '0');
  const phone = `13${middle}${ending}`;
  return ending === '' && phone.endsWith('3001') ? newPhone() : phone;
}
