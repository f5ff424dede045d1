import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import {
  ENTRY_KIND_WORDS,
  MARK_WORDS,
  REMINDER_WORDS,
  REPEATS_WORDS,
} from './calendar-entries.constants.ts';
import { calendarEntryDecider } from './calendar-entries.decider.ts';
import { calendarEntriesErrors } from './calendar-entries.errors.ts';
import { calendarEntriesModel } from './calendar-entries.model.ts';
import { endFollowed } from './end-followed.policy.ts';
import { firstDayOf, lastDayOf } from './entry-fields.ts';
import { visitKept } from './visit-kept.policy.ts';

const FIELD_WORDS = {
  entryId: say('Entry id'),
  title: say('Title'),
  kind: say('Kind'),
  place: say('Place'),
  people: say('Who takes part'),
  notes: say('Notes'),
  travelMinutes: say('Minutes of the way there'),
  reminderZone: say('Clock of all-day reminders'),
  responsibleId: say('Responsible adult'),
  skipsBreaks: say('Leaves out school breaks'),
  attached: say('What it belongs to'),
};

/** Appointments and tasks of a family, once or repeated. */
export const calendarEntriesContext = defineContext({
  name: 'calendar-entries',
  aggregates: [
    {
      decider: calendarEntryDecider,
      label: say('Calendar'),
      icon: 'calendar-days',
      changes: {
        kind: 'entry',
        idField: 'entryId',
        verbs: {
          CalendarEntryAdded: 'added',
          CalendarEntryChanged: ({ when }) => (when === undefined ? 'changed' : 'moved'),
          CalendarEntryRemoved: 'removed',
          CalendarEntryRestored: 'restored',
          CalendarDayChanged: ({ isCanceled }) =>
            isCanceled === true ? 'canceled-day' : 'changed-day',
          CalendarDayMarked: 'marked-day',
        },
      },
    },
  ],
  readModels: [calendarEntriesModel],
  sharedModels: { calendar_entries: 'calendar' },
  policies: [endFollowed, visitKept],
  exportSections: [
    exportSection({
      model: calendarEntriesModel,
      title: say('Your calendar'),
      toRows: ({ entry_id: entryId, plan, words, created_at, removed_at }) => {
        const { when, repeats, childIds, kind, travelMinutes, reminders } = plan;
        const { days, attached, ...texts } = words;
        return [
          {
            entryId,
            kind,
            ...texts,
            starts: when.kind === 'timed' ? when.startsAt : firstDayOf(when),
            ends: when.kind === 'timed' ? when.endsAt : lastDayOf(when),
            timeZone: when.kind === 'timed' ? when.timeZone : null,
            repeats: repeats === null ? null : repeats.repeats,
            rule: repeats === null ? null : JSON.stringify(repeats),
            travelMinutes,
            reminders: reminders.join('\n'),
            reminderZone: plan.reminderZone,
            responsibleId: plan.responsibleId,
            skipsBreaks: plan.skipsBreaks,
            attached: attached === null ? null : JSON.stringify(attached),
            childIds: childIds.join('\n'),
            days: Object.keys(days).length === 0 ? null : JSON.stringify(days),
            createdAt: created_at,
            removedAt: removed_at,
          },
        ];
      },
      fields: {
        ...FIELD_WORDS,
        starts: say('Begins'),
        ends: say('Ends'),
        timeZone: say('Time zone'),
        repeats: say('Repeats'),
        rule: say('How it repeats'),
        childIds: say('Child ids'),
        reminders: say('Reminders'),
        days: say('Days that differ'),
        createdAt: say('When you added it'),
        removedAt: say('When you removed it'),
      },
    }),
  ],
  words: {
    fields: {
      ...FIELD_WORDS,
      when: say('When'),
      repeats: say('Repeats'),
      childIds: say('Child ids'),
      reminders: say('Reminders'),
      follows: say('Series that it goes on from'),
      day: say('Day'),
      isCanceled: say('Canceled'),
      mark: say('Kept or missed'),
      providerId: say('Provider'),
      heldOn: say('When it took place'),
    },
    choices: {
      kind: ENTRY_KIND_WORDS,
      repeats: REPEATS_WORDS,
      mark: MARK_WORDS,
      reminders: REMINDER_WORDS,
    },
  },
  errors: calendarEntriesErrors,
});
