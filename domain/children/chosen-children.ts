import * as z from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

/** Event of stream `chosenChildren-{userId}`. The type name is the storage format. */
const childChosen = defineEvent({
  type: 'ChildChosen',
  schema: z.object({ childId: z.string().describe('The child, by its id') }),
  sentence: () => say('Chose a child that stays active'),
  isOwnAct: true,
  examples: [{ childId: '0123456789abcdef0123456789abcdef' }],
});

export const chosenChildrenStream = defineStream('chosen-children', [childChosen]);

export type ChildChosen = EventOf<typeof chosenChildrenStream>;

/** Ids of the children that a family chose to stay active, the latest choice first. */
export type ChosenChildren = readonly string[];

export const withChosen = (
  chosen: ChosenChildren,
  { data: { childId } }: Pick<ChildChosen, 'data'>,
): ChosenChildren => [childId, ...chosen.filter((id) => id !== childId)];

/**
 * Children that stay active where the plan covers fewer than the family has. Nothing is lost of the others:
 * they can be read, and removed.
 */
export const chosenChildrenDecider: Decider<
  ChosenChildren,
  { readonly command: 'choose'; readonly childId: string },
  ChildChosen,
  never
> = {
  stream: chosenChildrenStream,
  initialState: [],
  evolve: withChosen,
  decide: ({ childId }, [latest]) =>
    latest === childId ? [] : [{ type: 'ChildChosen', data: { childId } }],
};

/** Returns ids in the order in which a plan covers the children: chosen ones, and then the oldest entries. */
export const byCover = (ids: readonly string[], chosen: ChosenChildren): readonly string[] => [
  ...chosen.filter((id) => ids.includes(id)),
  ...ids.filter((id) => !chosen.includes(id)),
];
