import type { HomeWeeks, SchoolBreak } from '@hearthway/domain/family-days/family-days.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useToday } from '../../../components/useToday.ts';
import { childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { May } from '../../household/shared/May.tsx';
import { BreakCard } from './BreakCard.tsx';
import { BreakForm } from './BreakForm.tsx';
import { markedDays } from './day-marks.ts';
import { familyDaysQuery } from './family-days.query.ts';
import { StayWords } from './HomesNow.tsx';
import { HomeWeeksCard } from './HomeWeeksCard.tsx';
import { HomeWeeksForm } from './HomeWeeksForm.tsx';
import { SwapWeeks } from './SwapWeeks.tsx';

export interface FamilyDaysProps {
  readonly userId: string;
  /** The plan has a calendar, so that days can be added and changed. */
  readonly isCovered: boolean;
  readonly onDone: () => void;
}

/** Form that takes the place of the lists; undefined for none. */
type Open =
  | { readonly form: 'weeks'; readonly weeks?: HomeWeeks }
  | { readonly form: 'swap'; readonly id: string }
  | { readonly form: 'break'; readonly schoolBreak?: SchoolBreak }
  | undefined;

/** Homes of the children by weeks, with the answer when they are back, and school breaks. */
export const FamilyDays = ({ userId, isCovered, onDone }: FamilyDaysProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open>();
  const today = useToday();
  const query = useQuery(familyDaysQuery(userId));
  const { data } = useQuery(childrenQuery(userId));
  const children = presentIn(data?.answer).map(({ id, name }) => ({ id, name }));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load homes and school breaks`} />
    ) : (
      <Loading isPart />
    );
  const days = query.data.answer;
  const homes = days.homes.filter(({ childId }) => children.some(({ id }) => id === childId));
  const close = () => setOpen(undefined);
  const of = { userId, childrenOfFamily: children, onDone: close };
  const swapped = open?.form === 'swap' ? homes.find(({ id }) => id === open.id) : undefined;
  if (swapped !== undefined) return <SwapWeeks userId={userId} weeks={swapped} onDone={close} />;
  if (open?.form === 'weeks') return <HomeWeeksForm {...of} weeks={open.weeks} />;
  if (open?.form === 'break') return <BreakForm {...of} schoolBreak={open.schoolBreak} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="homes" className="grid grid-cols-1 gap-3">
        <h3 id="homes" className="text-lg">
          <Trans>Two homes</Trans>
        </h3>
        {markedDays(children, days)
          .staysOn(today)
          .map((stay) => (
            <p key={stay.childId} className="font-semibold wrap-anywhere">
              <StayWords stay={stay} />
            </p>
          ))}
        {homes.length === 0 && (
          <p>
            <Trans>
              For children who live in two homes in turn. The calendar then shows which home each
              day belongs to.
            </Trans>
          </p>
        )}
        {homes.map((weeks) => (
          <HomeWeeksCard
            key={weeks.id}
            userId={userId}
            weeks={weeks}
            name={children.find(({ id }) => id === weeks.childId)?.name ?? ''}
            isCovered={isCovered}
            onChange={() => setOpen({ form: 'weeks', weeks })}
            onSwap={() => setOpen({ form: 'swap', id: weeks.id })}
          />
        ))}
        {isCovered && children.length > 0 && (
          <May effect="write" scope="calendar">
            <div>
              <Button look="secondary" onClick={() => setOpen({ form: 'weeks' })}>
                <Trans>Add two homes</Trans>
              </Button>
            </div>
          </May>
        )}
        {children.length === 0 && (
          <p>
            <Link to="/children">
              <Trans>Add your child first</Trans>
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="breaks" className="grid grid-cols-1 gap-3">
        <h3 id="breaks" className="text-lg">
          <Trans>School breaks</Trans>
        </h3>
        <p>
          <Trans>
            Holidays and other days without school. What repeats can skip them: tick “Skip school
            breaks” there.
          </Trans>
        </p>
        {days.breaks.map((schoolBreak) => (
          <BreakCard
            key={schoolBreak.id}
            userId={userId}
            schoolBreak={schoolBreak}
            names={children.flatMap(({ id, name }) =>
              schoolBreak.childIds.includes(id) ? [name] : [],
            )}
            isCovered={isCovered}
            onChange={() => setOpen({ form: 'break', schoolBreak })}
          />
        ))}
        {isCovered && (
          <May effect="write" scope="calendar" isForEveryChild>
            <div>
              <Button look="secondary" onClick={() => setOpen({ form: 'break' })}>
                <Trans>Add a school break</Trans>
              </Button>
            </div>
          </May>
        )}
      </section>
      <div>
        <Button look="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
};
