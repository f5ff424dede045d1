import {
  FOOD_LINE_MAX_LENGTH,
  FOOD_LOG_FROM,
  FOOD_OUTCOMES,
  FOOD_STEPS,
  type FoodOutcome,
  type FoodStep,
} from '@hearthway/domain/food-log/food-log.constants.ts';
import type { FoodSoFar } from '@hearthway/domain/food-log/food-log.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { errorWords } from '../../api/error-words.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { focusWhenShown } from '../../components/focus-when-shown.ts';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { newOfferId } from './new-offer-id.ts';
import { offersPath, useFoodLogChanged } from './shared/food-log.queries.ts';
import { dayWords, foodLine, outcomeWords, stepWords } from './shared/food-words.ts';

interface ChosenFood {
  readonly offerId: string;
  readonly food: string;
  readonly presentation: string;
}

interface RecordOfferProps {
  readonly userId: string;
  readonly profileId: string;
  readonly name: string;
  readonly foods: readonly FoodSoFar[];
  readonly today: () => string;
}

/** Two taps: the food, then the step. The day is today, and it went fine, unless told otherwise. */
export const RecordOffer = ({ name, foods, today, ...of }: RecordOfferProps) => {
  const [chosen, setChosen] = useState<ChosenFood | 'another'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (food: string, presentation: string) =>
    setChosen({ offerId: newOfferId(today()), food, presentation });
  const close = () => {
    setChosen(undefined);
    heading.current?.focus();
  };
  return (
    <section className="grid grid-cols-1 gap-3 rounded-soft border border-line bg-raised p-4 shadow-soft wrap-anywhere">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        <Trans>What did you offer {name}?</Trans>
      </h2>
      {chosen === undefined && (
        <Buttons foods={foods} onChoose={choose} onAnother={() => setChosen('another')} />
      )}
      {chosen === 'another' && <AnotherFood onChoose={choose} onCancel={close} />}
      {chosen !== undefined && chosen !== 'another' && (
        <Offer key={chosen.offerId} {...of} chosen={chosen} today={today()} onClose={close} />
      )}
    </section>
  );
};

/** Foods that have a button of their own. */
const SHOWN = 8;

interface ButtonsProps {
  readonly foods: readonly FoodSoFar[];
  readonly onChoose: (food: string, presentation: string) => void;
  readonly onAnother: () => void;
}

const Buttons = ({ foods, onChoose, onAnother }: ButtonsProps) => (
  <>
    <p className="text-text-soft">
      <Trans>Tap a food, then how near your child came to it. No step is too small.</Trans>
    </p>
    <div className="flex flex-wrap gap-2">
      {foods.slice(0, SHOWN).map((food) => (
        <Button
          key={foodLine(food)}
          look="secondary"
          onClick={() => onChoose(food.food, food.presentation)}
        >
          {foodLine(food)}
        </Button>
      ))}
      <Button look="secondary" onClick={onAnother}>
        <Plus aria-hidden className="size-4 shrink-0" />
        <Trans>Another food</Trans>
      </Button>
    </div>
  </>
);

interface AnotherFoodProps {
  readonly onChoose: (food: string, presentation: string) => void;
  readonly onCancel: () => void;
}

const AnotherFood = ({ onChoose, onCancel }: AnotherFoodProps) => {
  const { t } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (field: string) => String(data.get(field) ?? '').trim();
    if (textOf('food') === '') setIsMissing(true);
    else onChoose(textOf('food'), textOf('presentation'));
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label={t`Food`}
        name="food"
        ref={focusWhenShown}
        required
        autoComplete="off"
        maxLength={FOOD_LINE_MAX_LENGTH}
        error={isMissing ? t`Please name the food` : undefined}
        onInput={() => setIsMissing(false)}
      />
      <TextField
        label={t`How it was served`}
        hint={t`Brand, cut, or temperature, if it matters`}
        name="presentation"
        autoComplete="off"
        maxLength={FOOD_LINE_MAX_LENGTH}
      />
      <div className={buttonRow}>
        <Button look="primary" type="submit">
          <Trans>Go on</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
};

interface OfferProps {
  readonly userId: string;
  readonly profileId: string;
  readonly chosen: ChosenFood;
  readonly today: string;
  readonly onClose: () => void;
}

const Offer = ({ userId, profileId, chosen, today, onClose }: OfferProps) => {
  const { i18n, t } = useLingui();
  const showToast = useToast();
  const changed = useFoodLogChanged(userId);
  const [outcome, setOutcome] = useState<FoodOutcome>('fine');
  const [offeredOn, setOfferedOn] = useState(today);
  const [isOtherDay, setIsOtherDay] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (step: FoodStep) =>
      api.send({
        method: 'POST',
        path: offersPath(profileId),
        body: { ...chosen, step, outcome, offeredOn },
        schema: ignored,
      }),
    onSuccess: () => {
      void changed();
      showToast({ tone: 'done', title: t`Written down`, description: foodLine(chosen) });
      onClose();
    },
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={focusWhenShown} tabIndex={-1} className="text-lg">
        {foodLine(chosen)}
      </h3>
      <FormProblem
        problem={
          error === null
            ? undefined
            : errorWords(i18n, error, msg`We couldn’t write this down. Nothing is lost: try again.`)
        }
      />
      <fieldset>
        <legend className="font-semibold">
          <Trans>It went …</Trans>
        </legend>
        <div className="flex flex-wrap gap-x-4">
          {FOOD_OUTCOMES.map((each) => (
            <label key={each} className="touch inline-flex cursor-pointer items-center gap-1.5">
              <input
                type="radio"
                name="outcome"
                className="size-5 accent-accent"
                checked={outcome === each}
                onChange={() => setOutcome(each)}
              />
              {outcomeWords(i18n, each)}
            </label>
          ))}
        </div>
      </fieldset>
      {isOtherDay || error !== null ? (
        <TextField
          type="date"
          label={t`Day`}
          min={FOOD_LOG_FROM}
          max={today}
          value={offeredOn}
          onChange={({ target }) => setOfferedOn(target.value)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2">
          <span>
            <Trans>Today, {dayWords(i18n, offeredOn)}</Trans>
          </span>
          <Button look="quiet" onClick={() => setIsOtherDay(true)}>
            <Trans>Another day</Trans>
          </Button>
        </div>
      )}
      <fieldset>
        <legend className="font-semibold">
          <Trans>How near? Tap to write it down.</Trans>
        </legend>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {FOOD_STEPS.map((step) => (
            <Button key={step} look="secondary" isBusy={isPending} onClick={() => mutate(step)}>
              {stepWords(i18n, step)}
            </Button>
          ))}
        </div>
      </fieldset>
      <div>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
};
