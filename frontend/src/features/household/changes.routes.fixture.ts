import {
  changesSchema,
  type HouseholdChange,
  undoChangeSchema,
} from '@hearthway/domain/household/changes.contract.ts';
import { CHANGED_PARTS } from '@hearthway/domain/household-scopes/changes.constants.ts';
import type { Route, RoutesOf } from '../../testing/route.fixture.ts';
import { CHILD_ID } from '../children/shared/child-id.fixture.ts';

const DANA = 'd'.repeat(32);

const changeOf = (fields: Partial<HouseholdChange>): HouseholdChange => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'child',
  objectId: CHILD_ID,
  name: 'Maya',
  verb: 'changed',
  day: null,
  fields: ['school', 'medicines'],
  memberId: DANA,
  memberName: 'Dana',
  at: '2026-11-28T20:12:00.000Z',
  undoes: null,
  undo: 'fields',
  ...fields,
});

export const CHILD_CHANGE = changeOf({});

export const ENTRY_CHANGES = [
  changeOf({
    id: '00000000-0000-4000-8000-000000000002',
    kind: 'entry',
    objectId: '5'.repeat(32),
    name: 'Swimming',
    verb: 'moved',
    fields: ['when'],
    at: '2026-11-28T18:00:00.000Z',
  }),
  changeOf({
    id: '00000000-0000-4000-8000-000000000003',
    kind: 'entry',
    objectId: '7'.repeat(32),
    name: 'Speech therapy',
    verb: 'removed',
    fields: [],
    memberName: null,
    at: '2026-11-27T18:00:00.000Z',
    undo: 'removal',
  }),
];

/** Changes of a household that has one person now, so that pages show none beside what they are about. */
export const routes: RoutesOf = () => {
  let entries: readonly HouseholdChange[] = ENTRY_CHANGES;
  let children: readonly HouseholdChange[] = [CHILD_CHANGE];
  const list = (
    path: string,
    model: NonNullable<Route['model']>,
    changes: () => readonly HouseholdChange[],
  ): Route => ({
    route: `GET ${path}`,
    schema: changesSchema,
    model,
    answer: () => ({ hasOthers: false, changes: changes() }),
  });
  const undone = (changes: readonly HouseholdChange[], body: unknown) => {
    const { changeId } = undoChangeSchema.parse(body);
    return changes.map((change) => (change.id === changeId ? { ...change, undo: null } : change));
  };
  return [
    list(CHANGED_PARTS.children, 'own_children', () => children),
    list(CHANGED_PARTS.food, 'dietary_profiles', () => []),
    list(CHANGED_PARTS.calendar, 'calendar_entries', () => entries),
    {
      route: 'POST /api/children/:childId/undone',
      model: 'own_children',
      answer: ({ body }) => {
        children = undone(children, body);
      },
    },
    {
      route: 'POST /api/calendar/entries/:entryId/undone',
      model: 'calendar_entries',
      answer: ({ body }) => {
        entries = undone(entries, body);
      },
    },
    {
      route: 'DELETE /api/calendar/entries/:entryId/removal',
      model: 'calendar_entries',
      answer: () => {
        entries = entries.map((change) => ({ ...change, undo: null }));
      },
    },
  ];
};
