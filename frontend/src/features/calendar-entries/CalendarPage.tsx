import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { CalendarEntry } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Button, buttonClass, buttonRow } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Signpost } from '../../components/illustrations/Signpost.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PrintButton } from '../../components/PrintAndDownload.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { Removed } from '../../forms/Removal.tsx';
import { useRemoval } from '../../forms/useRemoval.ts';
import { household } from '../../session/household.ts';
import { May } from '../household/shared/May.tsx';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { Agenda } from './Agenda.tsx';
import { calendarKey, calendarQuery, ENTRIES_PATH } from './calendar.queries.ts';
import { calendarGate } from './calendar-gate.ts';
import { NewEntry } from './EntryForms.tsx';
import { useOtherDates } from './useOtherDates.ts';
import { shortDay } from './when-words.ts';

/** Days that an agenda shows. */
const AGENDA_DAYS = 28;

/** Appointments and tasks of a family, from today on. */
export const CalendarPage = () => {
  const { t } = useLingui();
  return (
    <FamilyGate
      visitor={
        <AccessGate
          title={t`Access Your Calendar`}
          invitation={t`Please sign in or create a free account.`}
          gate={calendarGate}
          Drawing={Signpost}
        />
      }
    >
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const OfFamily = ({ userId }: { readonly userId: string }) => {
  const { t, i18n } = useLingui();
  const [search] = useSearchParams();
  const plan = useQuery(subscriptionQuery(userId));
  const asked = search.get('from') ?? '';
  const today = dayHere();
  const from = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const window = { from, to: addDays(from, AGENDA_DAYS - 1) };
  const query = useQuery({ ...calendarQuery(userId, window), placeholderData: keepPreviousData });
  const others = useOtherDates(userId);
  if (query.data === undefined || plan.data === undefined || others.areOnTheirWay)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your calendar`} />
    ) : (
      <Loading isPart />
    );
  const calendar = query.data.answer;
  const isCovered = plan.data.tier === 'family';
  const isEmpty = others.dates.every(({ day }) => day < from || day > window.to);
  return (
    <div className="grid grid-cols-1 gap-6">
      {isCovered ? (
        <May effect="write" scope="calendar">
          <AddEntry userId={userId} day={from} />
        </May>
      ) : (
        <NeedsPlan />
      )}
      <nav aria-label={t`Days shown`} className={`${buttonRow} print:hidden`}>
        <WindowLink from={addDays(from, -AGENDA_DAYS)}>
          <Trans>Earlier</Trans>
        </WindowLink>
        {from !== today && (
          <WindowLink from={null}>
            <Trans>Today</Trans>
          </WindowLink>
        )}
        <WindowLink from={addDays(from, AGENDA_DAYS)}>
          <Trans>Later</Trans>
        </WindowLink>
        <PrintButton />
      </nav>
      {others.areMissing && (
        <p>
          <Trans>Deadlines and planned calls could not be loaded. Everything else is here.</Trans>
        </p>
      )}
      {calendar.occurrences.length === 0 && isEmpty ? (
        <div className="grid justify-items-start gap-3">
          <Signpost className="w-40" />
          <p className="measure">
            <Trans>
              Nothing from {shortDay(i18n, window.from)} to {shortDay(i18n, window.to)}.
            </Trans>
          </p>
        </div>
      ) : (
        <Agenda
          userId={userId}
          calendar={calendar}
          window={window}
          isCovered={isCovered}
          others={others.dates}
        />
      )}
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

interface WindowLinkProps {
  /** ISO day; null for today. */
  readonly from: string | null;
  readonly children: React.ReactNode;
}

const WindowLink = ({ from, children }: WindowLinkProps) => (
  <Link
    to={from === null ? '/calendar' : `/calendar?from=${from}`}
    className={buttonClass('secondary')}
    preventScrollReset
  >
    {children}
  </Link>
);

const NeedsPlan = () => (
  <p>
    <Trans>The Family plan has a calendar. Entries that you have stay readable.</Trans>{' '}
    {household.current() === undefined && (
      <Link to="/subscribe">
        <Trans>See the plans</Trans>
      </Link>
    )}
  </p>
);

const AddEntry = ({ userId, day }: { readonly userId: string; readonly day: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className="print:hidden">
      <Button look="primary" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add</Trans>
      </Button>
      {isOpen && (
        <TitledDialog title={<Trans>Add to the calendar</Trans>} onClose={close}>
          <NewEntry userId={userId} day={day} onDone={close} />
        </TitledDialog>
      )}
    </div>
  );
};

interface RemovedEntryProps {
  readonly userId: string;
  readonly entry: CalendarEntry;
}

const RemovedEntry = ({ userId, entry: { id, title, removedAt } }: RemovedEntryProps) => (
  <Removed removedAt={removedAt} removal={useRemoval(`${ENTRIES_PATH}/${id}`, calendarKey(userId))}>
    {(until) => (
      <Trans>
        {title} was removed. You can take it back until {until}.
      </Trans>
    )}
  </Removed>
);
