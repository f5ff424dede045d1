import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  addHomeWeeksSchema,
  changeHomeWeeksSchema,
  changeSchoolBreakSchema,
  familyDaysSchema,
  type HomeWeeks,
  type SchoolBreak,
  schoolBreakSchema,
  swapHomeWeekSchema,
} from '@hearthway/domain/family-days/family-days.contract.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const WEEKS = '/api/calendar/children/:childId/home-weeks';

const BREAKS = '/api/calendar/school-breaks';

/** Fields that a request states. */
const stated = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const routes: RoutesOf = () => {
  let homes: readonly HomeWeeks[] = [];
  let breaks: readonly SchoolBreak[] = [];
  const model = 'family_days';
  const changeWeeks = (id: string | undefined, to: Partial<HomeWeeks>): void => {
    homes = homes.map((each) => (each.id === id ? { ...each, ...to } : each));
  };
  const changeBreak = (id: string | undefined, to: Partial<SchoolBreak>): void => {
    breaks = breaks.map((each) => (each.id === id ? { ...each, ...to } : each));
  };
  const now = (): string => new Date().toISOString();
  return [
    {
      route: 'GET /api/calendar/days',
      schema: familyDaysSchema,
      model,
      answer: () => ({ homes, breaks }),
    },
    {
      route: `POST ${WEEKS}`,
      model,
      answer: ({ params: { childId = '' }, body }) => {
        const { followsId, ...weeks } = addHomeWeeksSchema.parse(body);
        if (followsId !== null) changeWeeks(followsId, { lastDay: addDays(weeks.firstDay, -1) });
        const id = `${homes.length}`.padStart(32, 'd');
        homes = [...homes, { ...weeks, id, childId, swapped: [], removedAt: null }];
      },
    },
    {
      route: `PUT ${WEEKS}/:homeWeeksId`,
      model,
      answer: ({ params, body }) =>
        changeWeeks(params['homeWeeksId'], stated(changeHomeWeeksSchema.parse(body))),
    },
    {
      route: `PUT ${WEEKS}/:homeWeeksId/weeks/:day`,
      model,
      answer: ({ params: { homeWeeksId, day = '' }, body }) => {
        const { isSwapped } = swapHomeWeekSchema.parse(body);
        changeWeeks(homeWeeksId, { swapped: isSwapped ? [day] : [] });
      },
    },
    {
      route: `DELETE ${WEEKS}/:homeWeeksId`,
      model,
      answer: ({ params }) => changeWeeks(params['homeWeeksId'], { removedAt: now() }),
    },
    {
      route: `POST ${WEEKS}/:homeWeeksId/restored`,
      model,
      answer: ({ params }) => changeWeeks(params['homeWeeksId'], { removedAt: null }),
    },
    {
      route: `POST ${BREAKS}`,
      model,
      answer: ({ body }) => {
        const id = `${breaks.length}`.padStart(32, 'b');
        breaks = [...breaks, { ...schoolBreakSchema.parse(body), id, removedAt: null }];
      },
    },
    {
      route: `PUT ${BREAKS}/:breakId`,
      model,
      answer: ({ params, body }) =>
        changeBreak(params['breakId'], stated(changeSchoolBreakSchema.parse(body))),
    },
    {
      route: `DELETE ${BREAKS}/:breakId`,
      model,
      answer: ({ params }) => changeBreak(params['breakId'], { removedAt: now() }),
    },
    {
      route: `POST ${BREAKS}/:breakId/restored`,
      model,
      answer: ({ params }) => changeBreak(params['breakId'], { removedAt: null }),
    },
  ];
};
