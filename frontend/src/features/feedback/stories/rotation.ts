import type { FamilyStory, RotatingStory } from '@hearthway/domain/feedback/feedback.contract.ts';
import { STORIES, type Story } from './stories.ts';

export type ShownStory = FamilyStory | (Story & { readonly kind: 'made-up' });

/** The stories that the server puts in rotation, made-up ones with their words. */
export const storiesInRotation = (
  rotation: readonly RotatingStory[] = STORIES.map(({ id }) => ({ kind: 'made-up', id })),
): readonly ShownStory[] =>
  rotation.flatMap<ShownStory>((each) => {
    if (each.kind === 'told') return [each];
    const story = STORIES.find(({ id }) => id === each.id);
    return story === undefined ? [] : [{ ...story, kind: 'made-up' }];
  });
