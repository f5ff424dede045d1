import { addDays } from '@hearthway/domain/calendar/days.ts';
import type { Calendar } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { dayHere } from '../../../components/day-here.ts';
import { dayWords } from '../when-words.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { DayCard } from './DayCard.tsx';
import { type Card, cardsOn, changesOn, firstThen, isDone } from './day-cards.ts';
import type { ChildDayProps } from './day-view.ts';
import { ForAdults } from './ForAdults.tsx';
import { Timer } from './Timer.tsx';
import { useNow } from './useNow.ts';
import { useTimer } from './useTimer.ts';

/** Cards of a day: changes first, and at the end what adults do here. */
export const ChildDay = (props: ChildDayProps) => {
  const { i18n } = useLingui();
  const { userId, child, isCovered, view } = props;
  const { day, isFirstThen } = view;
  const now = useNow();
  const timer = useTimer(userId, child.id);
  const today = dayHere(now);
  const of = { ...props, childId: child.id, day };
  const cards = cardsOn(of);
  const changes = changesOn(of);
  const shown = isFirstThen ? firstThen(cards, now) : cards;
  const canBeDone = ({ occurrence }: Card): boolean =>
    isCovered && day <= today && lastDayIs(occurrence.when, day);
  const lastDone = isFirstThen ? cards.findLast(isDone) : undefined;
  const isSoon = day === today || day === addDays(today, 1);
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <p className="text-xl">{dayWords(i18n, day)}</p>
      {isSoon &&
        changes.map((change) => (
          <ChangeCard
            key={`${change.entry.id} ${change.occurrence.day}`}
            userId={userId}
            change={change}
            isToday={day === today}
          />
        ))}
      {timer.running !== undefined && <Timer running={timer.running} onStop={timer.stop} />}
      {shown.length === 0 ? (
        <Nothing isOver={cards.length > 0} day={day} />
      ) : (
        <ol className={isFirstThen ? 'grid gap-6 sm:grid-cols-2' : 'grid gap-4'}>
          {shown.map((card, index) => (
            <li key={`${card.entry.id} ${card.occurrence.day}`}>
              <DayCard
                userId={userId}
                card={card}
                order={isFirstThen ? (['first', 'then'] as const)[index] : undefined}
                hasTime={view.hasTimes}
                canBeDone={canBeDone(card) && !(isFirstThen && index > 0)}
              />
            </li>
          ))}
        </ol>
      )}
      {lastDone !== undefined && (
        <DayCard
          userId={userId}
          card={lastDone}
          order={undefined}
          hasTime={false}
          canBeDone={canBeDone(lastDone)}
        />
      )}
      <ForAdults {...props} cards={cards} timer={timer} />
    </div>
  );
};

/** An occurrence of several days is done on its last one. */
const lastDayIs = (when: Calendar['occurrences'][number]['when'], day: string): boolean =>
  (when.kind === 'timed' ? when.endsAt.slice(0, 10) : when.lastDay) === day;

const Nothing = ({ isOver, day }: { readonly isOver: boolean; readonly day: string }) =>
  isOver ? (
    <p className="text-2xl">
      <Trans>All done.</Trans>
    </p>
  ) : (
    <div className="grid gap-2 text-lg">
      <p>
        <Trans>
          Nothing is planned here. Begin with two: one thing to do, and one that your child likes
          after it.
        </Trans>
      </p>
      <p>
        <Link to={`/calendar?day=${day}`}>
          <Trans>Add them to the calendar</Trans>
        </Link>
      </p>
    </div>
  );
