import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { FEED_DETAIL_WORDS } from './calendar-feeds.constants.ts';
import { calendarFeedsDecider } from './calendar-feeds.decider.ts';
import { calendarFeedsErrors } from './calendar-feeds.errors.ts';
import { calendarFeedsModel } from './calendar-feeds.model.ts';

const FIELD_WORDS = {
  feedId: say('Address id'),
  familyId: say('Household id'),
  childId: say('Child id'),
  detail: say('How much it tells'),
};

/** Secret addresses under which a person's other calendars read those of households. */
export const calendarFeedsContext = defineContext({
  name: 'calendar-feeds',
  aggregates: [
    { decider: calendarFeedsDecider, label: say('Calendar addresses'), icon: 'calendar-days' },
  ],
  readModels: [calendarFeedsModel],
  exportSections: [
    exportSection({
      model: calendarFeedsModel,
      title: say('Your calendar addresses'),
      toRows: ({ feed_id, family_id, child_id, detail, secret_hash, made_at }) => [
        {
          feedId: feed_id,
          familyId: family_id,
          childId: child_id,
          detail,
          isStopped: secret_hash === null,
          madeAt: made_at,
        },
      ],
      fields: { ...FIELD_WORDS, isStopped: say('Stopped'), madeAt: say('When it was made') },
    }),
  ],
  words: {
    fields: {
      ...FIELD_WORDS,
      secretHash: say('Hash of the address’s secret'),
    },
    choices: { detail: FEED_DETAIL_WORDS },
  },
  errors: calendarFeedsErrors,
});
