import { isAtLeastVersion } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import { CLIENT_TYPES, effectiveVersion } from './index.ts';
import { VERSION_GATES, type VersionGate, versionGate } from './version-gates.ts';

const GATES = Object.keys(VERSION_GATES) as VersionGate[];

describe('effective version of a call', () => {
  it.each([
    ['web', undefined, '5.19.1'],
    ['Android', undefined, '5.19.1'],
    ['nobody', undefined, '5.19.1'],
    ['web', '', '0.0.1'],
    ['Android', '', '0.0.1'],
    ['ddhj', undefined, '0.0.1'],
    ['ddhj', '', '0.0.1'],
    ['ddhj', '5.20.0', '5.20.0'],
    ['Android', '10.2.4', '10.2.4'],
  ])('[A-059] %s with the header %s counts as version %s', (clientType, header, version) => {
    expect(effectiveVersion(clientType, header)).toBe(version);
  });
});

describe('gates', () => {
  it('[A-059] an empty version opens no gate, for any client type', () => {
    const open = CLIENT_TYPES.flatMap(({ id }) =>
      GATES.filter((gate) => isAtLeastVersion(effectiveVersion(id, ''), versionGate(gate, id))),
    );
    expect(open).toEqual([]);
  });

  it.each<[VersionGate, string, string, string]>([
    ['lenovoSourceMode', 'win_rrsp_lianxiang', '1.7.1', '1.7.0'],
    ['qihooSourceMode', 'win_rrsp_360', '1.13.0', '1.12.9'],
    ['punchReminder', 'ios_jxx', '5.18.2', '5.18.1'],
    ['punchReminder', 'ipad_ddsp', '5.18.1', '5.18.0'],
    ['punchReminder', 'Android', '10.2.4', '10.2.3'],
    ['splashAdLine', 'Android', '10.19.0', '10.18.9'],
  ])('the gate %s of %s is open at %s and closed at %s', (gate, clientType, opening, below) => {
    expect(isAtLeastVersion(opening, versionGate(gate, clientType))).toBe(true);
    expect(isAtLeastVersion(below, versionGate(gate, clientType))).toBe(false);
  });
});
