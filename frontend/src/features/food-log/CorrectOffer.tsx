import {
  DAY_PARTS,
  FOOD_LINE_MAX_LENGTH,
  FOOD_LOG_FROM,
  FOOD_MOODS,
  FOOD_NOTE_MAX_LENGTH,
  FOOD_OUTCOMES,
  FOOD_STEPS,
} from '@hearthway/domain/food-log/food-log.constants.ts';
import {
  correctOfferSchema,
  type FoodOffer,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ignored } from '../../api/create-api.ts';
import { Button, buttonRow } from '../../components/Button.tsx';
import { Select } from '../../components/Select.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { May } from '../household/shared/May.tsx';
import { offersPath, useFoodLogChanged, useOfferRemoval } from './shared/food-log.queries.ts';
import { moodWords, outcomeWords, partWords, stepWords } from './shared/food-words.ts';

interface CorrectOfferProps {
  readonly userId: string;
  readonly profileId: string;
  readonly offer: FoodOffer;
  readonly onDone: () => void;
}

/** The fields that differ from those that the form began with: another tab's corrections stay. */
const correctionSchema = (before: FoodOffer) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.string()),
      z.transform((texts): unknown =>
        Object.fromEntries(
          FIELDS.flatMap((name) => {
            const text = texts[name];
            if (text === undefined) return [];
            const value = text === '' && OPEN.has(name) ? null : text;
            return value === before[name] ? [] : [[name, value]];
          }),
        ),
      ),
    ),
    z.pipe(
      z.transform((value: unknown) => value),
      correctOfferSchema,
    ),
  );

const FIELDS = [
  'food',
  'presentation',
  'step',
  'outcome',
  'offeredOn',
  'partOfDay',
  'mood',
  'note',
] as const;

/** Fields that are null where they are not told. */
const OPEN: ReadonlySet<string> = new Set(['partOfDay', 'mood']);

/** Everything that an offer tells, and its removal. */
export const CorrectOffer = ({ userId, profileId, offer, onDone }: CorrectOfferProps) => {
  const { i18n, t } = useLingui();
  const changed = useFoodLogChanged(userId);
  const form = useCommandForm({
    method: 'PUT',
    path: `${offersPath(profileId)}/${offer.offerId}`,
    schema: correctionSchema(offer),
    answer: ignored,
    initial: { ...offer, partOfDay: offer.partOfDay ?? '', mood: offer.mood ?? '' },
    fieldOf: { DateInFuture: 'offeredOn' },
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      void changed();
      onDone();
    },
  });
  const notGiven = { value: '', name: t`Not told` };
  return (
    <>
      <Form form={form}>
        <TextField
          label={t`Food`}
          {...form.field('food')}
          autoComplete="off"
          maxLength={FOOD_LINE_MAX_LENGTH}
        />
        <TextField
          label={t`How it was served`}
          {...form.field('presentation')}
          autoComplete="off"
          maxLength={FOOD_LINE_MAX_LENGTH}
        />
        <Select
          label={t`Step`}
          options={FOOD_STEPS.map((value) => ({ value, name: stepWords(i18n, value) }))}
          {...form.field('step')}
        />
        <Select
          label={t`How it went`}
          options={FOOD_OUTCOMES.map((value) => ({ value, name: outcomeWords(i18n, value) }))}
          {...form.field('outcome')}
        />
        <TextField type="date" label={t`Day`} min={FOOD_LOG_FROM} {...form.field('offeredOn')} />
        <Select
          label={t`Part of the day`}
          options={[
            notGiven,
            ...DAY_PARTS.map((value) => ({ value, name: partWords(i18n, value) })),
          ]}
          {...form.field('partOfDay')}
        />
        <Select
          label={t`Mood`}
          options={[
            notGiven,
            ...FOOD_MOODS.map((value) => ({ value, name: moodWords(i18n, value) })),
          ]}
          {...form.field('mood')}
        />
        <TextArea label={t`Note`} {...form.field('note')} maxLength={FOOD_NOTE_MAX_LENGTH} />
        <FormButtons isPending={form.isPending} onCancel={onDone}>
          {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        </FormButtons>
      </Form>
      <May effect="remove" scope="food">
        <RemoveOffer userId={userId} profileId={profileId} offer={offer} onDone={onDone} />
      </May>
    </>
  );
};

const RemoveOffer = ({ userId, profileId, offer, onDone }: CorrectOfferProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useOfferRemoval(userId, profileId);
  if (!isConfirming)
    return (
      <div>
        <Button look="quiet" onClick={() => setIsConfirming(true)}>
          <Trans>Remove this entry</Trans>
        </Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <p>
        <Trans>Remove this entry for good?</Trans>
      </p>
      <div className={buttonRow}>
        <Button
          look="danger"
          isBusy={isPending}
          onClick={() =>
            mutate(offer.offerId, {
              onSuccess: onDone,
              onError: failed(t`We couldn’t remove this entry`),
            })
          }
        >
          <Trans>Yes, remove it</Trans>
        </Button>
        <Button look="secondary" autoFocus onClick={() => setIsConfirming(false)}>
          <Trans>No, keep it</Trans>
        </Button>
      </div>
    </div>
  );
};
