import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { isOver } from '../kernel/removable.ts';
import { NO_DAYS } from './days-after.ts';
import { RHYTHM_WORDS } from './family-days.constants.ts';
import { familyDaysSchema } from './family-days.contract.ts';
import { familyDaysDecider } from './family-days.decider.ts';
import { familyDaysErrors } from './family-days.errors.ts';
import { familyDaysModel } from './family-days.model.ts';

const FIELD_WORDS = {
  rhythm: say('How the days alternate'),
  firstDay: say('First day'),
  lastDay: say('Last day'),
  time: say('Time of the handover'),
};

/** Days of a family's children: in which of two homes they are, and when they have no school. */
export const familyDaysContext = defineContext({
  name: 'family-days',
  aggregates: [
    { decider: familyDaysDecider, label: say('Homes and school breaks'), icon: 'calendar-days' },
  ],
  readModels: [familyDaysModel],
  sharedModels: { family_days: 'calendar' },
  reads: [
    ownRow({
      url: '/api/calendar/days',
      scope: 'calendar',
      model: familyDaysModel,
      answer: familyDaysSchema,
      toSeen: ({ homes, breaks }, { hasChild }) => ({
        homes: homes.filter(({ childId }) => hasChild(childId)),
        breaks: breaks
          .filter(({ childIds }) => childIds.length === 0 || childIds.some(hasChild))
          .map((each) => ({ ...each, childIds: each.childIds.filter(hasChild) })),
      }),
      toAnswer: (row, now) => {
        const { homes, breaks } = row ?? NO_DAYS;
        const byDay = (one: { firstDay: string }, other: { firstDay: string }): number =>
          one.firstDay.localeCompare(other.firstDay);
        return {
          homes: homes.filter((each) => !isOver(each, now)).toSorted(byDay),
          breaks: breaks.filter((each) => !isOver(each, now)).toSorted(byDay),
        };
      },
    }),
  ],
  exportSections: [
    exportSection({
      name: 'homeWeeks',
      model: familyDaysModel,
      title: say('Homes of your children, by weeks'),
      toRows: ({ homes }) =>
        homes.map(({ homes: [firstHome, secondHome], swapped, createdAt, removedAt, ...each }) => ({
          ...each,
          firstHome,
          secondHome,
          swapped: swapped.join('\n'),
          createdAt: new Date(createdAt),
          removedAt: removedAt === null ? null : new Date(removedAt),
        })),
      fields: {
        ...FIELD_WORDS,
        id: say('Id of the weeks'),
        childId: say('Child id'),
        firstHome: say('First home'),
        secondHome: say('Second home'),
        swapped: say('First days of swapped weeks'),
        createdAt: say('When you added it'),
        removedAt: say('When you removed it'),
      },
    }),
    exportSection({
      name: 'schoolBreaks',
      model: familyDaysModel,
      title: say('Your school breaks'),
      toRows: ({ breaks }) =>
        breaks.map(({ childIds, createdAt, removedAt, ...each }) => ({
          ...each,
          childIds: childIds.join('\n'),
          createdAt: new Date(createdAt),
          removedAt: removedAt === null ? null : new Date(removedAt),
        })),
      fields: {
        id: say('Id of the break'),
        name: say('Name'),
        firstDay: FIELD_WORDS.firstDay,
        lastDay: FIELD_WORDS.lastDay,
        childIds: say('Child ids'),
        createdAt: say('When you added it'),
        removedAt: say('When you removed it'),
      },
    }),
  ],
  words: {
    fields: {
      ...FIELD_WORDS,
      homeWeeksId: say('Id of the weeks'),
      childId: say('Child id'),
      homes: say('Names of the homes'),
      day: say('Day'),
      isSwapped: say('The homes are swapped'),
      breakId: say('Id of the break'),
      name: say('Name'),
      childIds: say('Child ids'),
    },
    choices: { rhythm: RHYTHM_WORDS },
  },
  errors: familyDaysErrors,
});
