import { MADE_UP_STORIES, STORIES_IN_ROTATION } from './feedback.constants.ts';
import type { RotatingStory, ToldStory } from './feedback.contract.ts';

/** Families' stories first, the newest before the others; made-up ones fill what is left. */
export const rotationOf = (told: readonly ToldStory[]): readonly RotatingStory[] =>
  [...told, ...MADE_UP_STORIES.map((id) => ({ kind: 'made-up', id }) as const)].slice(
    0,
    STORIES_IN_ROTATION,
  );
