import { describe, expect, it } from 'vitest';
import { gamePartnerSecretOf, readGamePartners, sandboxGamePartners } from './game-partners-config.ts';

const read = (text: string | undefined) => {
  const faults: string[] = [];
  return { config: readGamePartners({ GAME_PARTNER_SECRETS: text }, faults), faults };
};
const SECRET = 'a secret of some length';

describe('partners that report the progress of players', () => {
  it('[C-093] are those of the environment, each with its own secret', () => {
    const { config, faults } = read(`thunder:${SECRET}, other:another:${SECRET}`);
    expect(faults).toEqual([]);
    expect(gamePartnerSecretOf(config, 'thunder')).toBe(SECRET);
    expect(gamePartnerSecretOf(config, 'other')).toBe(`another:${SECRET}`);
    expect(gamePartnerSecretOf(config, 'stranger')).toBeUndefined();
  });

  it('[C-093] are none by default', () => {
    const { config, faults } = read(undefined);
    expect(faults).toEqual([]);
    expect(gamePartnerSecretOf(config, 'thunder')).toBeUndefined();
  });

  it.each([
    ['thunder', 'GAME_PARTNER_SECRETS: the secret of thunder must have at least 16 characters'],
    [SECRET, 'GAME_PARTNER_SECRETS must be name:secret pairs separated by commas, names in lower case'],
    [
      `Thunder:${SECRET}`,
      'GAME_PARTNER_SECRETS must be name:secret pairs separated by commas, names in lower case',
    ],
    ['thunder:short', 'GAME_PARTNER_SECRETS: the secret of thunder must have at least 16 characters'],
    [`thunder:${SECRET},thunder:${SECRET}`, 'GAME_PARTNER_SECRETS names a partner twice'],
    [
      'thunder:game-partner-demo',
      "GAME_PARTNER_SECRETS: the secret of thunder is the demo's, which is public: agree on another",
    ],
  ])('%s stops the start: %s', (text, fault) => {
    expect(read(text).faults).toEqual([fault]);
  });

  it('[C-093] are all played by the sandbox in the demo', () => {
    const config = sandboxGamePartners('http://127.0.0.1:3001');
    expect(gamePartnerSecretOf(config, 'anybody')).toBe('game-partner-demo');
  });
});
