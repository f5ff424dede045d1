import { addDays } from '@hearthway/domain/calendar/days.ts';
import { TIMER_MINUTES } from '@hearthway/domain/entry-faces/entry-faces.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { Select } from '../../../components/Select.tsx';
import { TitledPart } from '../../../components/TitledPart.tsx';
import { Fold } from '../../../forms/FormParts.tsx';
import { May } from '../../household/shared/May.tsx';
import { NeedsPlan } from '../NeedsPlan.tsx';
import type { Card } from './day-cards.ts';
import { type ChildDayProps, type DayView, dayViewPath } from './day-view.ts';
import { EntryFaces } from './EntryFaces.tsx';
import type { useTimer } from './useTimer.ts';

interface ForAdultsProps extends ChildDayProps {
  readonly cards: readonly Card[];
  readonly timer: Pick<ReturnType<typeof useTimer>, 'start'>;
}

/** Choices of adults for the page, folded so that a child is not led away. */
export const ForAdults = (props: ForAdultsProps) => {
  const { child, isCovered, view } = props;
  const { name } = child;
  const { day } = view;
  return (
    <div className="mt-6 print:hidden">
      <Fold title={<Trans>For adults</Trans>}>
        {!isCovered && <NeedsPlan />}
        <ViewLinks view={view} />
        <StartTimer {...props.timer} />
        {isCovered && (
          <May effect="write" scope="calendar">
            <TitledPart title={<Trans>Pictures and words</Trans>}>
              <EntryFaces {...props} />
            </TitledPart>
          </May>
        )}
        <ul className="grid gap-2">
          <li>
            <Link to={`/calendar?day=${day}`}>
              <Trans>This day in the calendar</Trans>
            </Link>
          </li>
          <li>
            <Link to={`/children/${child.id}`}>
              <Trans>Back to the page about {name}</Trans>
            </Link>
          </li>
        </ul>
      </Fold>
    </div>
  );
};

const ViewLinks = ({ view }: { readonly view: DayView }) => {
  const { t } = useLingui();
  const { day, isFirstThen, hasTimes } = view;
  return (
    <nav aria-label={t`Days shown`} className={buttonRow}>
      <ViewLink to={{ ...view, day: addDays(day, -1) }}>
        <Trans>Day before</Trans>
      </ViewLink>
      <ViewLink to={{ ...view, day: dayHere() }}>
        <Trans>Today</Trans>
      </ViewLink>
      <ViewLink to={{ ...view, day: addDays(day, 1) }}>
        <Trans>Day after</Trans>
      </ViewLink>
      <ViewLink to={{ ...view, isFirstThen: !isFirstThen }}>
        {isFirstThen ? <Trans>The whole day</Trans> : <Trans>First – then</Trans>}
      </ViewLink>
      <ViewLink to={{ ...view, hasTimes: !hasTimes }}>
        {hasTimes ? <Trans>Hide times</Trans> : <Trans>Show times</Trans>}
      </ViewLink>
      <PrintButton />
    </nav>
  );
};

const ViewLink = ({ to, children }: { readonly to: DayView; readonly children: ReactNode }) => (
  <Link to={dayViewPath(to)} className={buttonClass('secondary')} preventScrollReset>
    {children}
  </Link>
);

const StartTimer = ({ start }: ForAdultsProps['timer']) => {
  const { t } = useLingui();
  const [minutes, setMinutes] = useState('10');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t`Timer without numbers`}
        value={minutes}
        onChoose={setMinutes}
        options={TIMER_MINUTES.map((count) => ({
          value: String(count),
          name: t`${count} minutes`,
        }))}
      />
      <Button look="secondary" onClick={() => start(Number(minutes))}>
        <Trans>Start the timer</Trans>
      </Button>
    </div>
  );
};
