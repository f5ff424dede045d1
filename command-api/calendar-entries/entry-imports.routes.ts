import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import {
  type CalendarEntryCommand,
  calendarEntryDecider,
} from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import { IMPORTS_PER_DAY } from '@hearthway/domain/calendar-entries/entry-import.constants.ts';
import {
  type Imported,
  importedSchema,
  importSchema,
} from '@hearthway/domain/calendar-entries/entry-import.contract.ts';
import {
  type IcsEntry,
  type ReadIcs,
  readIcs,
} from '@hearthway/domain/calendar-entries/import/read-ics.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { accepted, sendPosition } from '../commands/send-position.ts';
import { requireFamilyPlan } from './family-plan.ts';

const IMPORTS: Allowance = { name: 'calendar-import', most: IMPORTS_PER_DAY, perMs: DAY_MS };

/** A file in JSON, where each line end and many letters take several bytes. */
const BODY_LIMIT_BYTES = 4_000_000;

/** Entries that are read or stored at the same time. */
const AT_ONCE = 8;

/** UID of an entry that came from here. */
const OWN_UID = /^([0-9a-f]{32})@hearthway$/;

type Effect = 'added' | 'changed' | 'same';

/**
 * Adds the route that brings in the entries of a file, each by one command to its own stream. Their ids follow from
 * their UIDs, so that a request that was cut short goes on when it is sent again.
 */
export const addEntryImportsRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, readState, database, privacy, clock } = dependencies;

  /** Id of the entry, and its present state. */
  const findEntry = async ({ uid }: IcsEntry, familyId: string) => {
    const own = OWN_UID.exec(uid)?.[1];
    if (own !== undefined) {
      const state = await readState(calendarEntryDecider, own);
      if (state.status !== 'none' && state.familyId === familyId) return { id: own, state };
    }
    const hash = await privacy.keyedHash('calendar-import', `${familyId}/${uid}`);
    const id = hash.toString('hex').slice(0, 32);
    return { id, state: await readState(calendarEntryDecider, id) };
  };

  app.post(
    '/api/calendar/imports',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { access: 'family', scope: 'calendar' },
      schema: { body: importSchema, response: { 200: importedSchema } },
    },
    async (request, reply): Promise<Imported> => {
      const now = clock();
      const { familyId } = familyOf(request);
      const { file, childIds, timeZone: here, zones, isPreview } = request.body;
      await requireFamilyPlan(dependencies, { familyId, now });
      await requireAllowance({ database, now }, IMPORTS, familyId);
      const read = readIcs(file, { childIds, zones, here, today: dayIn(here, now) });
      if (read === undefined) throw refuse('NoCalendarFile');
      const context = familyContext(request, { now });
      const give = async (entry: IcsEntry) => {
        const { id, state } = await findEntry(entry, familyId);
        const { fields, days } = entry;
        const imported = { fields, days };
        const command = { command: 'import', id, familyId, now, imported } as const;
        const effect = effectOf(command, state);
        if (isPreview || effect === 'same') return { effect, position: undefined };
        const { position } = accepted(await handle(calendarEntryDecider, { id, command, context }));
        return { effect, position };
      };

      const run = limitConcurrency(AT_ONCE);
      const given = await Promise.all(read.entries.map((entry) => run(() => give(entry))));
      const positions = given.flatMap(({ position }) => position ?? []);
      const position = positions.reduce((one, other) => (one > other ? one : other), 0n);
      if (positions.length > 0) sendPosition(reply, { position });
      return toAnswer(
        read,
        given.map(({ effect }) => effect),
      );
    },
  );
};

type State = Parameters<typeof calendarEntryDecider.decide>[1];

const effectOf = (command: CalendarEntryCommand, state: State): Effect => {
  const events = calendarEntryDecider.decide(command, state);
  if (isRejected(events)) throw refuse(events.rejected);
  if (events.length === 0) return 'same';
  return state.status === 'active' ? 'changed' : 'added';
};

/** Titles of each reason that are named. */
const NAMED = 3;

/** Titles of the first ones, each once. */
const titlesOf = (all: readonly { readonly title: string }[]): readonly string[] =>
  [...new Set(all.flatMap(({ title }) => (title === '' ? [] : [title])))].slice(0, NAMED);

const toAnswer = ({ entries, skipped, shifted }: ReadIcs, effects: readonly Effect[]): Imported => {
  const count = (effect: Effect): number => effects.filter((each) => each === effect).length;
  const singles = entries.filter(({ isSingleDay }) => isSingleDay).map(({ fields }) => fields);
  const byReason = Map.groupBy(skipped, ({ reason }) => reason);
  return {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    shifted,
    singleDays: { count: singles.length, titles: titlesOf(singles) },
    skipped: Array.from(byReason, ([reason, all]) => ({
      reason,
      count: all.length,
      titles: titlesOf(all),
    })),
    unknownZones: [...new Set(skipped.flatMap(({ zone }) => zone ?? []))],
  };
};
