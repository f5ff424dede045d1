import { USUAL_OFFERS } from '@hearthway/domain/food-log/food-log.constants.ts';
import type { FoodSoFar, Foods } from '@hearthway/domain/food-log/food-log.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../components/Button.tsx';
import { dayHere } from '../../components/day-here.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { textureWords } from '../dietary/shared/dietary-words.ts';
import { May } from '../household/shared/May.tsx';
import { Fold } from './Fold.tsx';
import { Month } from './Month.tsx';
import { OfferList } from './OfferList.tsx';
import { RecordOffer } from './RecordOffer.tsx';
import { RedFlags } from './RedFlags.tsx';
import { foodsQuery } from './shared/food-log.queries.ts';
import { changeWords, dayWords, foodLine, monthWords, stepWords } from './shared/food-words.ts';

interface ChildLogProps {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
}

/** One offer to write down first; everything that the log tells is folded below. */
export const ChildLog = ({ userId, profileId, name }: ChildLogProps) => {
  const { t } = useLingui();
  const query = useQuery(foodsQuery(userId, profileId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load the food log`} />
    ) : (
      <Loading isPart />
    );
  const { answer } = query.data;
  // The server's clock in the zone of this device, whose own clock may be on the wrong day.
  const ahead = Date.parse(answer.now) - query.dataUpdatedAt;
  const today = () => dayHere(new Date(Date.now() + ahead));
  const of = { userId, profileId };
  return (
    <>
      <May effect="write" scope="food">
        <RecordOffer {...of} name={name} foods={answer.foods} today={today} />
      </May>
      {answer.latest.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="text-lg">
            <Trans>Written down last</Trans>
          </h2>
          <OfferList {...of} offers={answer.latest} />
        </section>
      )}
      <Log name={name} foods={answer} />
      <Fold title={<Trans>A month as a picture</Trans>}>
        <Month {...of} today={today()} />
      </Fold>
      <Fold title={<Trans>When to call the doctor</Trans>}>
        <RedFlags />
      </Fold>
      <p>
        <Link
          className={buttonClass('secondary')}
          to={`/dietary/profiles/${profileId}/food-summary`}
        >
          <Trans>A page for the doctor or dietitian</Trans>
        </Link>
      </p>
    </>
  );
};

interface LogProps {
  readonly name: string;
  readonly foods: Foods;
}

const Log = ({ name, foods: { foods, months, nextSteps, hasUnchecked } }: LogProps) => {
  const { i18n } = useLingui();
  const atRisk = foods.filter(({ isAtRisk }) => isAtRisk);
  const offered = foods.filter(({ offers }) => offers > 0);
  return (
    <>
      <Fold title={<Trans>The next small step</Trans>}>
        {nextSteps.length === 0 ? (
          <p>
            <Trans>
              We know no next food yet. It starts from foods that {name} eats: write them down here
              or in the profile.
            </Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>One thing changes, the rest stays. Beside a food that {name} eats.</Trans>
            </p>
            <Some
              items={nextSteps.map(({ from, to, change, texture }) => ({
                key: from,
                text: `${from} → ${new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(to)}: ${changeWords(i18n, change, textureWords(i18n, texture))}`,
              }))}
            />
            <p className="text-sm text-text-soft">
              {hasUnchecked ? (
                <Trans>
                  The profile has words that we can’t check. Read every label, every time.
                </Trans>
              ) : (
                <Trans>Read every label, every time: brands differ.</Trans>
              )}
            </p>
          </>
        )}
      </Fold>
      <Fold
        title={
          atRisk.length === 0 ? (
            <Trans>Foods to look after</Trans>
          ) : (
            <Trans>Foods to look after ({atRisk.length})</Trans>
          )
        }
      >
        {atRisk.length === 0 ? (
          <p>
            <Trans>No food that {name} used to eat was turned down three times running.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                {name} used to eat these, and they did not go fine three times running. A pause
                often helps. If a food does not come back, ask the doctor or dietitian.
              </Trans>
            </p>
            <Some items={atRisk.map((food) => ({ key: foodLine(food), text: foodLine(food) }))} />
          </>
        )}
      </Fold>
      <Fold title={<Trans>Offers so far</Trans>}>
        <p>
          <Trans>
            {USUAL_OFFERS.from} to {USUAL_OFFERS.to} offers before a taste are usual, and an
            autistic child often needs more. Looking and touching are steps, too.
          </Trans>
        </p>
        <Some
          items={offered.map((food) => ({ key: foodLine(food), text: <SoFar food={food} /> }))}
        />
      </Fold>
      <Fold title={<Trans>Foods eaten over time</Trans>}>
        {months.length === 0 && (
          <p>
            <Trans>Nothing yet. That is fine.</Trans>
          </p>
        )}
        <Some
          items={months.map(({ month, eaten, fresh }) => ({
            key: month,
            text: (
              <>
                <strong>{monthWords(i18n, month)}</strong>:{' '}
                <Plural value={eaten} one="# food" other="# different foods" />
                {fresh.length > 0 && (
                  <>
                    . <Trans>For the first time: {fresh.join(', ')}</Trans>
                  </>
                )}
              </>
            ),
          }))}
        />
      </Fold>
    </>
  );
};

const SoFar = ({ food }: { readonly food: FoodSoFar }) => {
  const { i18n } = useLingui();
  const { offers, nearest, lastOfferedOn } = food;
  const step = nearest === null ? '' : stepWords(i18n, nearest);
  const day = lastOfferedOn === null ? '' : dayWords(i18n, lastOfferedOn);
  return (
    <>
      <strong>{foodLine(food)}</strong>:{' '}
      <Plural value={offers} one="offered once" other="offered # times" />.{' '}
      <Trans>Nearest step: {step}.</Trans> <Trans>Last: {day}.</Trans>
    </>
  );
};

/** Items that are shown at first, and with each press. */
const SHOWN = 8;

interface SomeProps {
  readonly items: readonly { readonly key: string; readonly text: ReactNode }[];
}

const Some = ({ items }: SomeProps) => {
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <ul className="grid list-disc gap-1 ps-5">
        {items.slice(0, count).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {items.length > count && (
        <Button look="secondary" onClick={() => setCount(count + SHOWN)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
};
