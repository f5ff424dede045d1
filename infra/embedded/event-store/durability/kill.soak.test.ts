import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Acknowledgement,
  findViolations,
  killUnderLoad,
  readBack,
} from './kill-rounds.fixture.ts';

const ROUNDS = 30;

test('thirty kills in a row lose, double and reorder nothing that was acknowledged', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-kill-'));
  const acknowledged: Acknowledgement[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // Spread over the load, start of it and checkpoints included; the same in every run.
      const killAfterMs = 20 + ((round * 193) % 700);
      acknowledged.push(...(await killUnderLoad(directory, killAfterMs)));
      expect(findViolations(await readBack(directory), acknowledged)).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
