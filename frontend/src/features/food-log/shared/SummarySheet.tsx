import { FOOD_OUTCOMES } from '@hearthway/domain/food-log/food-log.constants.ts';
import type { FoodSummary } from '@hearthway/domain/food-log/food-log.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayHere } from '../../../components/day-here.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { foodSummaryQuery } from './food-log.queries.ts';
import { dayWords, foodLine, outcomeWords, stepWords } from './food-words.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

interface SummarySheetProps {
  readonly userId: string;
  readonly profileId: string;
  /** Name of the child. */
  readonly name: string;
}

/** One sheet of facts for a doctor or dietitian, as of the day in the address, or today. */
export const SummarySheet = ({ userId, profileId, name }: SummarySheetProps) => {
  const { i18n, t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const today = dayHere();
  const requestedDay = search.get('day') ?? '';
  const day = DAY.test(requestedDay) ? requestedDay : today;
  const query = useQuery(foodSummaryQuery(userId, profileId, day));
  return (
    <ReadingPage>
      <PageHeading title={t`How ${name} eats: what was written down`}>
        <Trans>As of {dayWords(i18n, day)}. For a doctor or dietitian.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-4 wrap-anywhere">
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <TextField
            type="date"
            label={t`As of the day`}
            max={today}
            defaultValue={day}
            onChange={({ target: { value } }) => {
              if (DAY.test(value)) setSearch({ day: value }, { replace: true });
            }}
          />
          <PrintButton />
        </div>
        <FailedQuery query={query} title={t`We couldn’t load this summary`} />
        {query.data === undefined ? (
          !query.isError && <Loading isPart />
        ) : (
          <Facts summary={query.data.answer} />
        )}
        <p className="print:hidden">
          <Link to={`/dietary/tracking?child=${profileId}`}>
            <Trans>Back to the food log</Trans>
          </Link>
        </p>
      </div>
    </ReadingPage>
  );
};

const Facts = ({ summary }: { readonly summary: FoodSummary }) => {
  const { i18n } = useLingui();
  const { day, from, position, offers, days, steps, eaten, notEaten, atRisk, upsets } = summary;
  return (
    <>
      <p>
        <Plural value={offers} one="# offer" other="# offers" />,{' '}
        <Plural value={days} one="on # day" other="on # days" />,{' '}
        <Trans>
          from {dayWords(i18n, from)} to {dayWords(i18n, day)}.
        </Trans>
      </p>
      <table className="w-full text-start">
        <thead>
          <tr className="*:p-1 *:text-start">
            <th scope="col">
              <Trans>Step</Trans>
            </th>
            {FOOD_OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col">
                {outcomeWords(i18n, outcome)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, fine, refused, upset }) => (
            <tr key={step} className="border-t border-line *:p-1 *:text-start">
              <th scope="row" className="font-normal">
                {stepWords(i18n, step)}
              </th>
              <td>{fine}</td>
              <td>{refused}</td>
              <td>{upset}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Foods title={<Trans>Eaten, and went fine</Trans>} lines={eaten} />
      <Foods title={<Trans>Offered, and not eaten so far</Trans>} lines={notEaten} />
      <Foods
        title={<Trans>Eaten before; the last three offers did not go fine</Trans>}
        lines={atRisk}
      />
      {upsets.length > 0 && (
        <Part title={<Trans>Offers after which the child got upset</Trans>}>
          <p>
            {upsets
              .slice(0, MAX_LINES)
              .map((offer) => `${dayWords(i18n, offer.offeredOn)}: ${foodLine(offer)}`)
              .join('; ')}
          </p>
        </Part>
      )}
      <p className="text-sm text-text-soft">
        <Trans>
          Written down by the family, by the end of {dayWords(i18n, day)}. Made from the log up to
          position {position}. Facts only: no interpretation, no medical advice.
        </Trans>
      </p>
    </>
  );
};

/** More would not fit on one sheet; the others are counted. */
const MAX_LINES = 20;

interface FoodsProps {
  readonly title: ReactNode;
  readonly lines: FoodSummary['eaten'];
}

const Foods = ({ title, lines }: FoodsProps) => {
  if (lines.length === 0) return null;
  const more = lines.length - MAX_LINES;
  return (
    <Part title={title}>
      <p>
        {lines
          .slice(0, MAX_LINES)
          .map((line) => `${foodLine(line)} (${line.times})`)
          .join(', ')}
        {more > 0 && (
          <>
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        )}
      </p>
    </Part>
  );
};

interface PartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid break-inside-avoid grid-cols-1 gap-1">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
};
