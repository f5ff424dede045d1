import { publicHealthOf } from '@hearthway/domain/health/health.contract.ts';
import { expect, test } from 'vitest';
import { createPossibleDangers } from './possible-dangers.ts';

test('counts a possible danger by its kind alone, for the operator alone', () => {
  const dangers = createPossibleDangers();
  dangers.count({ possible: 'overwhelmed', kind: 'needs' });
  dangers.count({ possible: 'overwhelmed', kind: 'needs' });
  dangers.count({ possible: 'violence', kind: null });
  dangers.count({ possible: null, kind: null });
  const part = dangers.health();
  expect(part.numbers).toEqual({ needs: 2, violence: 1 });
  expect(publicHealthOf({ status: 'ok', parts: [part] }).parts).toEqual([]);
});
