import { FIRST_SET } from './first-set.fixture.ts';
import type { Query } from './query.fixture.ts';
import { SECOND_SET_HELD_OUT } from './second-set-held-out.fixture.ts';
import { SECOND_SET_TUNED } from './second-set-tuned.fixture.ts';

/** Written after the first set passed, before any tuning for it. */
export const SECOND_SET: readonly Query[] = [...SECOND_SET_TUNED, ...SECOND_SET_HELD_OUT];

export const QUERIES: readonly Query[] = [...FIRST_SET, ...SECOND_SET];
