import { test } from 'vitest';
import { survivesKills } from './kill-in-turn.fixture.ts';

test('when each process is killed in turn, no acknowledged favorite is lost or doubled, and none is refused', async () => {
  await survivesKills(3);
}, 120_000);
