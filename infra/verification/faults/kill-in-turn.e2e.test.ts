import { test } from 'vitest';
import { survivesKills } from './kill-in-turn.fixture.ts';

test('no acknowledged favorite is lost or doubled when each process is killed in turn', async () => {
  await survivesKills(3);
}, 120_000);
