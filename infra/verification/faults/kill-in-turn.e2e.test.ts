import { test } from 'vitest';
import { isOutside } from '../e2e/outside.fixture.ts';
import { survivesKills } from './kill-in-turn.fixture.ts';
import { openPages } from './pages.fixture.ts';

/** Outside, two Hearthways share the work and the machine. */
const WITHIN_MS = isOutside() ? 600_000 : 300_000;

/** `kill-in-turn.soak.test.ts` goes on for twenty rounds. */
const ROUNDS = 1;

test(
  'when each process is killed in turn, no acknowledged favorite, answer, achievement or payment is lost or doubled, and open pages recover by themselves',
  async () => {
    await survivesKills(ROUNDS, openPages);
  },
  WITHIN_MS,
);
