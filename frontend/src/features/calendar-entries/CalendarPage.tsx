import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { childrenQuery, presentIn } from '../children/shared/children.query.ts';
import { useOthersChanges } from '../household/shared/changes.query.ts';
import { May } from '../household/shared/May.tsx';
import { ComingChanges } from '../next-steps/shared/ComingChanges.tsx';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { CalendarGate } from './CalendarGate.tsx';
import { AddEntry, RemovedEntry } from './CalendarParts.tsx';
import { calendarQuery } from './calendar.queries.ts';
import { FamilyDaysButton } from './days/FamilyDaysButton.tsx';
import { HomesNow } from './days/HomesNow.tsx';
import { useMarkedDays } from './days/useMarkedDays.ts';
import { KeptLine } from './KeptLine.tsx';
import { List } from './List.tsx';
import { Month } from './Month.tsx';
import { NeedsPlan } from './NeedsPlan.tsx';
import { OtherCalendars } from './OtherCalendars.tsx';
import { Reminders } from './Reminders.tsx';
import { useOtherDates } from './useOtherDates.ts';
import { VIEWS, type View, windowOf } from './view.ts';
import { Week } from './Week.tsx';

/** Appointments and tasks of a family, from today on. */
export const CalendarPage = () => {
  const { t } = useLingui();
  return (
    <FamilyGate visitor={<CalendarGate />}>
      {(user) => (
        <ToolPage>
          <PageHeading title={t`Calendar`}>
            <Trans>What is ahead for your family, and what is canceled or moved.</Trans>
          </PageHeading>
          <OfFamily userId={user.id} />
        </ToolPage>
      )}
    </FamilyGate>
  );
};

const SHOWN = { list: List, week: Week, month: Month };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The view and the day that the address names: a list from today on by default. */
const useView = (): View => {
  const [search] = useSearchParams();
  const asked = search.get('day') ?? '';
  const isDay = DAY.test(asked) && !Number.isNaN(Date.parse(asked));
  return {
    kind: VIEWS.find((kind) => kind === search.get('view')) ?? 'list',
    day: isDay ? asked : dayHere(),
  };
};

const OfFamily = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const view = useView();
  const window = windowOf(view);
  const plan = useQuery(subscriptionQuery(userId));
  const query = useQuery({ ...calendarQuery(userId, window), placeholderData: keepPreviousData });
  const others = useOtherDates(userId);
  const changes = useOthersChanges(userId, 'calendar');
  const days = useMarkedDays(userId);
  const children = useQuery(childrenQuery(userId));
  const areOnTheirWay =
    plan.isPending || others.areOnTheirWay || changes.areOnTheirWay || days.areOnTheirWay;
  if (query.data === undefined || areOnTheirWay)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your calendar`} />
    ) : (
      <Loading isPart />
    );
  const calendar = query.data.answer;
  // The server decides: a plan that could not be loaded hides nothing.
  const isCovered = plan.data === undefined || plan.data.tier === 'family';
  const Shown = SHOWN[view.kind];
  const { marked } = days;
  const shown = { userId, calendar, isCovered, others: others.dates, marked, view };
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isCovered && <NeedsPlan />}
      {isCovered && (
        <May effect="write" scope="calendar" isForEveryChild>
          <div className={`${buttonRow} print:hidden`}>
            <AddEntry userId={userId} day={view.day} adults={calendar.adults} />
          </div>
        </May>
      )}
      <HomesNow staysOn={marked.staysOn} />
      <Reminders occurrences={calendar.occurrences} />
      {others.areMissing && (
        <p>
          <Trans>Deadlines and planned calls could not be loaded. Everything else is here.</Trans>
        </p>
      )}
      {days.areMissing && (
        <p>
          <Trans>Homes and school breaks could not be loaded. Everything else is here.</Trans>
        </p>
      )}
      <Shown {...shown} />
      <KeptLine calendar={calendar} />
      <ComingChanges kids={presentIn(children.data?.answer)} />
      <div className={`${buttonRow} print:hidden`}>
        {(isCovered || marked.hasDays) && (
          <FamilyDaysButton userId={userId} isCovered={isCovered} />
        )}
        <OtherCalendars userId={userId} isCovered={isCovered} />
      </div>
      {calendar.isCut && (
        <p>
          <Trans>There is more in these weeks than fits here.</Trans>
        </p>
      )}
      <May effect="write" scope="calendar">
        {calendar.entries
          .filter(({ removedAt }) => removedAt !== null)
          .map((entry) => (
            <RemovedEntry key={entry.id} userId={userId} entry={entry} />
          ))}
      </May>
    </div>
  );
};
