import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import { expect, test } from 'vitest';
import { stateAt, stateCodes, statePath } from './state-path.ts';

test('each of the states and DC has a page', () => {
  expect(stateCodes.length).toBe(51);
  for (const code of stateCodes)
    expect(stateAt(statePath(code).split('/').at(-1) ?? '')).toBe(code);
});

test(
  '… is …',
  everyRow(
    [
      ['TEXAS', 'TX'],
      ['texas', 'TX'],
      ['tx', 'TX'],
      ['north carolina', 'NC'],
      ['North_Carolina', 'NC'],
      ['DISTRICT-OF-COLUMBIA', 'DC'],
      ['TEXAS2', undefined],
      ['', undefined],
      ['constructor', undefined],
      ['PUERTO-RICO', undefined],
    ] as const,
    ([name, code]) => {
      expect(stateAt(name)).toBe(code);
    },
  ),
);

test('addresses are in capitals, and ids of content are not', () => {
  expect([statePath('NC'), stateIdOf('NC')]).toEqual([
    '/insurance-help/NORTH-CAROLINA',
    'north-carolina',
  ]);
});
