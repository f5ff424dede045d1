import { test } from 'vitest';
import { isOutside } from '../e2e/outside.fixture.ts';
import { survivesKills } from './kill-in-turn.fixture.ts';

/** Outside, two Hearthways share the work and the machine. */
const WITHIN_MS = isOutside() ? 600_000 : 300_000;

test(
  'no acknowledged favorite, answer, achievement or payment is lost or doubled when each process is killed in turn',
  async () => {
    await survivesKills(3);
  },
  WITHIN_MS,
);
