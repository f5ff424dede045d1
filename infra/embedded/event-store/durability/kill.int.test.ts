import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Acknowledgement,
  findViolations,
  killUnderLoad,
  readBack,
} from './kill-rounds.fixture.ts';

let directory = '';
const acknowledged: Acknowledgement[] = [];

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearthway-kill-'));
});

afterAll(() => rmSync(directory, { recursive: true }));

test.for([90, 260, 410])(
  'a server killed %i ms into the load reopens with every acknowledged event, once and in order',
  async (killAfterMs) => {
    acknowledged.push(...(await killUnderLoad(directory, killAfterMs)));
    const found = await readBack(directory);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(findViolations(found, acknowledged)).toEqual([]);
  },
);

test('the check itself notices a lost, a doubled, a halved and a misplaced append', () => {
  const event = { streamId: 's', batchId: 'a', size: 1, revision: 0n, position: 5n };
  const acknowledgement = {
    streamId: 's',
    batchId: 'a',
    size: 1,
    lastRevision: '0',
    position: '5',
  };
  expect(findViolations([event], [acknowledgement])).toEqual([]);
  expect(findViolations([], [acknowledgement])).toEqual(['acknowledged append a is lost']);
  expect(findViolations([event, event], [])).toContain('append a is there with 2 events');
  expect(findViolations([{ ...event, size: 3 }], [])).toEqual(['append a is there with 1 events']);
  expect(findViolations([{ ...event, position: 6n }], [acknowledgement])).toEqual([
    'append a is not where it was acknowledged',
  ]);
});
