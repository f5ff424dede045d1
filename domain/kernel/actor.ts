import type { EventMetadata } from './event-metadata.ts';

/** Kinds of authors of an event. */
export const ACTORS = ['family', 'member', 'support', 'operator', 'system'] as const;

export type Actor = (typeof ACTORS)[number];

/** The author of what visitors do, who have no account and are of no family. */
export const VISITOR_ACTOR = 'visitor';

const PERSON = /^[0-9a-f]{32}$/;

/** Whether an author is a person with an account. */
export const isPerson = (actor: unknown): boolean =>
  typeof actor === 'string' && PERSON.test(actor);

type Author = Pick<EventMetadata, 'actor' | 'userId'>;

/** Whether a person other than the subject did it. */
export const isOtherPerson = ({ actor, userId }: Author): boolean =>
  actor !== userId && PERSON.test(actor);

/** Other people are members of the household where its parts are shared, and everywhere else support. */
export const actorOf = ({ actor, userId }: Author, isShared: boolean): Actor => {
  if (actor === userId) return 'family';
  if (isOtherPerson({ actor, userId })) return isShared ? 'member' : 'support';
  return actor === 'operator' ? 'operator' : 'system';
};
