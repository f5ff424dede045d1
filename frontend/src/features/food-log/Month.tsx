import { FOOD_LOG_FROM, FOOD_STEPS } from '@hearthway/domain/food-log/food-log.constants.ts';
import type { FoodOffer } from '@hearthway/domain/food-log/food-log.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { ScrollRegion } from '../../components/ScrollRegion.tsx';
import { MonthPicture } from './MonthPicture.tsx';
import { monthBeside } from './month-beside.ts';
import { OfferList } from './OfferList.tsx';
import { foodMonthQuery } from './shared/food-log.queries.ts';
import { dayWords, monthWords, stepWords } from './shared/food-words.ts';

interface MonthProps {
  readonly userId: string;
  readonly profileId: string;
  /** ISO day. */
  readonly today: string;
}

/** Offers of a month: a picture, its table, and the entries themselves. */
export const Month = ({ userId, profileId, today }: MonthProps) => {
  const { i18n, t } = useLingui();
  const latest = today.slice(0, 7);
  const [month, setMonth] = useState(latest);
  const query = useQuery(foodMonthQuery(userId, profileId, month));
  const offers = query.data?.answer.offers;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          look="secondary"
          disabled={month <= FOOD_LOG_FROM.slice(0, 7)}
          onClick={() => setMonth(monthBeside(month, -1))}
        >
          <Trans>Month before</Trans>
        </Button>
        <p role="status" className="font-semibold">
          {monthWords(i18n, month)}
        </p>
        <Button
          look="secondary"
          disabled={month >= latest}
          onClick={() => setMonth(monthBeside(month, 1))}
        >
          <Trans>Month after</Trans>
        </Button>
      </div>
      <FailedQuery query={query} title={t`We couldn’t load this month`} />
      {offers === undefined && !query.isError && <Loading isPart />}
      {offers?.length === 0 && (
        <p>
          <Trans>Nothing was written down in this month.</Trans>
        </p>
      )}
      {offers !== undefined && offers.length > 0 && (
        <>
          <MonthPicture month={month} offers={offers} />
          <DayTable offers={offers} />
          <Entries key={month} userId={userId} profileId={profileId} offers={offers} />
        </>
      )}
    </>
  );
};

const DayTable = ({ offers }: { readonly offers: readonly FoodOffer[] }) => {
  const { i18n, t } = useLingui();
  const days = [...new Set(offers.map(({ offeredOn }) => offeredOn))];
  return (
    <ScrollRegion label={t`Offers by day`} className="max-h-80 overflow-auto">
      <table className="w-full text-start">
        <caption className="pb-2 text-start font-semibold">
          <Trans>Offers by day</Trans>
        </caption>
        <thead>
          <tr className="*:p-1 *:text-start">
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Offers</Trans>
            </th>
            <th scope="col">
              <Trans>Nearest</Trans>
            </th>
            <th scope="col">
              <Trans>Fine</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => {
            const own = offers.filter(({ offeredOn }) => offeredOn === day);
            const nearest = FOOD_STEPS.findLast((step) => own.some((each) => each.step === step));
            return (
              <tr key={day} className="border-t border-line *:p-1 *:text-start">
                <th scope="row" className="font-normal">
                  {dayWords(i18n, day)}
                </th>
                <td>{own.length}</td>
                <td>{nearest && stepWords(i18n, nearest)}</td>
                <td>{own.filter(({ outcome }) => outcome === 'fine').length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

/** Entries that are shown at first, and with each press. */
const SHOWN = 5;

interface EntriesProps {
  readonly userId: string;
  readonly profileId: string;
  readonly offers: readonly FoodOffer[];
}

const Entries = ({ userId, profileId, offers }: EntriesProps) => {
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <OfferList
        userId={userId}
        profileId={profileId}
        offers={offers.toReversed().slice(0, count)}
      />
      {offers.length > count && (
        <Button look="secondary" onClick={() => setCount(count + SHOWN)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
};
