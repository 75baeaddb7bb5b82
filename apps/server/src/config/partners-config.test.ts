import { describe, expect, it } from 'vitest';
import { readPartners } from './partners-config.ts';

const WHOLE = {
  PARTNER_URL: 'https://partners.example/api/',
  PARTNER_APP_ID: 'juban',
  PARTNER_SECRET: 'a secret of enough length',
};

const faultsOf = (env: Record<string, string | undefined>) => {
  const faults: string[] = [];
  return { config: readPartners(env, faults), faults };
};

describe('the partners of production', () => {
  it('[C-103] are those of the environment, or none', () => {
    expect(faultsOf(WHOLE)).toEqual({
      config: { url: 'https://partners.example/api', appId: 'juban', secret: WHOLE.PARTNER_SECRET },
      faults: [],
    });
    expect(faultsOf({})).toEqual({ config: undefined, faults: [] });
  });

  it.each([
    [{ PARTNER_URL: undefined }, 'PARTNER_URL is missing'],
    [{ PARTNER_APP_ID: '' }, 'PARTNER_APP_ID is missing'],
    [{ PARTNER_SECRET: undefined }, 'PARTNER_SECRET is missing'],
    [{ PARTNER_SECRET: 'short' }, 'PARTNER_SECRET must have at least 16 characters'],
    [{ PARTNER_URL: 'http://partners.example' }, 'PARTNER_URL must be an address that begins with https://'],
    [
      { PARTNER_SECRET: 'membership-partner-demo' },
      "PARTNER_SECRET is the demo's, which is public: agree on another with the partner",
    ],
  ])('%j stops the start: %s', (change, fault) => {
    expect(faultsOf({ ...WHOLE, ...change }).faults).toEqual([fault]);
  });
});
