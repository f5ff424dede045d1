import * as z from 'zod';
import { type Decider, reject } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { type ChildLink, childLinksSchema, isSameLink, withLink } from './child-links.contract.ts';
import { CHILD_LINKS_MAX, LINKED_KINDS } from './children.constants.ts';

const link = {
  linkedKind: z.enum(LINKED_KINDS).describe('Kind of the object: favorite, denial or call'),
  objectId: z.string().describe('The object, by its id'),
  childId: z.string().describe('The child, by its id'),
};

const EXAMPLE = {
  linkedKind: 'favorite',
  objectId: '1',
  childId: '0123456789abcdef0123456789abcdef',
} as const;

/** Events of stream `childLinks-{userId}`. The type names are the storage format. */
const childLinked = defineEvent({
  type: 'ChildLinked',
  schema: z.object(link),
  sentence: () => say('Noted which child a favorite, call or denial is for'),
  isOwnAct: true,
  examples: [EXAMPLE],
});

const childUnlinked = defineEvent({
  type: 'ChildUnlinked',
  schema: z.object(link),
  sentence: () => say('Took a child off a favorite, call or denial'),
  isOwnAct: true,
  examples: [EXAMPLE],
});

const childLinksStream = defineStream('child-links', [childLinked, childUnlinked]);

type ChildLinksEvent = EventOf<typeof childLinksStream>;

export interface ChildLinksCommand {
  readonly command: 'link' | 'unlink';
  readonly link: ChildLink;
}

const linksAfter = (
  links: readonly ChildLink[],
  { type, data: { linkedKind: kind, objectId, childId } }: ChildLinksEvent,
): readonly ChildLink[] => withLink(links, { kind, objectId, childId }, type === 'ChildLinked');

/** Children that a family's objects are for. A link outlives its object, which may be kept again. */
export const childLinksDecider: Decider<
  readonly ChildLink[],
  ChildLinksCommand,
  ChildLinksEvent,
  'TooManyChildLinks'
> = {
  stream: childLinksStream,
  initialState: [],
  evolve: linksAfter,
  decide: ({ command, link: wanted }, links) => {
    const isLinked = links.some((each) => isSameLink(each, wanted));
    if (isLinked === (command === 'link')) return [];
    if (command === 'link' && links.length >= CHILD_LINKS_MAX) return reject('TooManyChildLinks');
    const { kind: linkedKind, ...ids } = wanted;
    const data = { linkedKind, ...ids };
    return [{ type: command === 'link' ? 'ChildLinked' : 'ChildUnlinked', data }];
  },
};

export const childLinksModel = foldStream({
  name: 'child-links',
  label: say('What is for which child'),
  stream: childLinksStream,
  row: z.object({ links: childLinksSchema }),
  view: { evolve: (row, event) => ({ links: linksAfter(row?.links ?? [], event) }) },
});
