import { LOCATION_MAX_LENGTH } from '@hearthway/domain/journey/journey.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { setField } from '../../../forms/set-field.ts';
import { firstLook } from '../../../session/first-look.ts';
import { useSession } from '../../../session/useSession.ts';
import type { Answers } from '../shared/useAnswers.ts';
import { useLocate } from './useLocate.ts';
import { useOnboarding } from './useOnboarding.ts';

interface OnboardingFormProps {
  /** The previous answers. */
  readonly known: Answers | null;
  readonly onCancel: () => void;
}

export const OnboardingForm = ({ known, onCancel }: OnboardingFormProps) => {
  const { t } = useLingui();
  const session = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { isLocating, fillIn } = useLocate(form);
  const { errors, submissions, submit, recheck } = useOnboarding({ isBusy: isLocating });

  useEffect(() => {
    if (submissions === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submissions]);

  const place = useSyncExternalStore(firstLook.subscribe, firstLook.asked, noPlace)?.location ?? '';
  useEffect(() => {
    setField(form.current, { name: 'location', value: place, isOnlyIfEmpty: true });
  }, [place]);

  return (
    <form
      ref={form}
      // Sent before the scripts have loaded, `get` would put the answers into the address.
      method="post"
      onSubmit={submit}
      onInput={recheck}
      noValidate
      className="visitor-only @container grid grid-cols-1 gap-4"
    >
      <p className="text-text-soft">
        {session.status === 'signed-in' ? (
          <Trans>Your answers are kept in your account.</Trans>
        ) : (
          <Trans>Your answers stay in this browser unless you have an account.</Trans>
        )}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 @2xl:grid-cols-2">
        <TextField
          data-tour="diagnosis"
          type="date"
          name="diagnosisDate"
          label={t`Diagnosis date`}
          hint={t`Not sure? Your best guess is fine.`}
          required
          defaultValue={known?.diagnosisDate}
          error={errors?.diagnosisDate}
        />
        <div className="grid justify-items-start gap-1">
          <div className="w-full">
            <TextField
              data-tour="location"
              name="location"
              label={t`Your location`}
              hint={t`We use it to find who is near you.`}
              placeholder={t`Enter your city or zip code`}
              maxLength={LOCATION_MAX_LENGTH}
              autoComplete="postal-code"
              required
              defaultValue={known?.location}
              error={errors?.location}
            />
          </div>
          <Button look="quiet" onClick={fillIn} isBusy={isLocating}>
            <LocateFixed aria-hidden className="size-4" />
            {isLocating ? <Trans>Finding you…</Trans> : <Trans>Use my location</Trans>}
          </Button>
        </div>
      </div>
      <div className={buttonRow}>
        <Button look="primary" type="submit" isBusy={isLocating}>
          <Trans>Get Started</Trans>
        </Button>
        {known && (
          <Button look="quiet" onClick={onCancel} isBusy={isLocating}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
};

/** Prerendered pages are for visitors who have asked nothing yet. */
const noPlace = () => undefined;
