import { MADE_UP_STORIES, STORIES_IN_ROTATION } from './feedback.constants.ts';
import type { FamilyStory, RotatingStory } from './feedback.contract.ts';

/** Families' stories first, the newest before the others; made-up ones fill what is left. */
export const rotationOf = (stories: readonly FamilyStory[]): readonly RotatingStory[] =>
  [...stories, ...MADE_UP_STORIES.map((id) => ({ kind: 'made-up', id }) as const)].slice(
    0,
    STORIES_IN_ROTATION,
  );
