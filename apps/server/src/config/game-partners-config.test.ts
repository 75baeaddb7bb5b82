import { describe, expect, it } from 'vitest';
import { gamePartnerSecretOf, readGamePartners, sandboxGamePartners } from './game-partners-config.ts';

const read = (text: string | undefined) => {
  const faults: string[] = [];
  return { config: readGamePartners({ GAME_PARTNER_SECRETS: text }, faults), faults };
};
const SECRET = 'a secret of some length';

describe('partners whose word on players is taken', () => {
  it('[C-093] are those of the environment, each with a secret of its own', () => {
    const { config, faults } = read(`thunder:${SECRET}, other:another:${SECRET}`);
    expect(faults).toEqual([]);
    expect(gamePartnerSecretOf(config, 'thunder')).toBe(SECRET);
    expect(gamePartnerSecretOf(config, 'other')).toBe(`another:${SECRET}`);
    expect(gamePartnerSecretOf(config, 'stranger')).toBeUndefined();
  });

  it('[C-093] are none where the environment names none', () => {
    const { config, faults } = read(undefined);
    expect(faults).toEqual([]);
    expect(gamePartnerSecretOf(config, 'thunder')).toBeUndefined();
  });

  it.each([
    ['thunder', 'GAME_PARTNER_SECRETS: the secret of thunder must have at least 16 characters'],
    [SECRET, 'GAME_PARTNER_SECRETS must be name:secret by comma, names in small letters'],
    [`Thunder:${SECRET}`, 'GAME_PARTNER_SECRETS must be name:secret by comma, names in small letters'],
    ['thunder:short', 'GAME_PARTNER_SECRETS: the secret of thunder must have at least 16 characters'],
    [`thunder:${SECRET},thunder:${SECRET}`, 'GAME_PARTNER_SECRETS names a partner twice'],
    [
      'thunder:game-partner-demo',
      "GAME_PARTNER_SECRETS: the secret of thunder is the demo's, which is public: agree on another",
    ],
  ])('%s stops the start: %s', (text, fault) => {
    expect(read(text).faults).toEqual([fault]);
  });

  it('[C-093] are all the sandbox in demo', () => {
    const config = sandboxGamePartners('http://127.0.0.1:3001');
    expect(gamePartnerSecretOf(config, 'anybody')).toBe('game-partner-demo');
  });
});
