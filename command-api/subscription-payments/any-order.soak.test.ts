import { test } from 'vitest';
import { liveInAnyOrder } from './any-order.fixture.ts';

test('5,000 lives whose news are late, doubled, lost or out of order end as the provider tells them', () =>
  liveInAnyOrder(5_000));
