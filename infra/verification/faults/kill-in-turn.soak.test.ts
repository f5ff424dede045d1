import { test } from 'vitest';
import { survivesKills } from './kill-in-turn.fixture.ts';

test('no acknowledged favorite is lost or doubled in 20 rounds of kills', async () => {
  await survivesKills(20);
});
