import {
  EARLIEST_DIAGNOSIS,
  LOCATION_MAX_LENGTH,
} from '@hearthway/domain/journey/journey.constants.ts';
import { completeOnboardingSchema } from '@hearthway/domain/journey/journey.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { ignored } from '../../../../api/create-api.ts';
import { Button } from '../../../../components/Button.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { Form } from '../../../../forms/Form.tsx';
import { useCommandForm } from '../../../../forms/useCommandForm.ts';
import { isAbout } from '../../../../live/cache-keys.ts';
import { useDraft } from '../../../../session/useDraft.ts';
import { visitorData } from '../../../../session/visitor-data.ts';
import { useLocate } from '../../onboarding/useLocate.ts';
import type { Answers } from '../useAnswers.ts';

interface AnswersFormProps {
  readonly userId: string;
  /** The previous answers. */
  readonly known: Answers | null;
}

/** Changes the answers of the first steps in the account. */
export const AnswersForm = ({ userId, known }: AnswersFormProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    path: '/api/journey/onboarding',
    schema: completeOnboardingSchema,
    answer: ignored,
    initial: { diagnosisDate: known?.diagnosisDate, location: known?.location },
    draft: useDraft('account-journey'),
    fieldOf: { DateInFuture: 'diagnosisDate' },
    fallback: msg`Your answers could not be saved. Check your connection, then try again.`,
    onDone: (_, answers) => {
      // This browser's copy of the first steps says the same from now on.
      visitorData.save({
        ...answers,
        onboardingCompleted: true,
        owner: { userId, isSettled: true },
      });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => isAbout('journey', queryKey),
      });
      const { location } = answers;
      showToast({
        tone: 'done',
        title: t`Saved`,
        description: t`Searches start from ${location} now.`,
      });
    },
  });
  const { isLocating, fillIn } = useLocate(form.root);
  return (
    <Form form={form} className="grid w-full justify-items-start gap-5">
      <div className="grid w-full grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={t`Diagnosis date`}
          {...form.field('diagnosisDate')}
          min={EARLIEST_DIAGNOSIS}
          required
        />
        <div className="grid justify-items-start gap-1">
          <div className="w-full">
            <TextField
              label={t`Your location`}
              {...form.field('location')}
              placeholder={t`Enter your city or zip code`}
              maxLength={LOCATION_MAX_LENGTH}
              autoComplete="postal-code"
              required
            />
          </div>
          <Button look="quiet" onClick={fillIn} isBusy={isLocating}>
            <LocateFixed aria-hidden className="size-4" />
            {isLocating ? <Trans>Finding you…</Trans> : <Trans>Use my location</Trans>}
          </Button>
        </div>
      </div>
      <Button look="secondary" type="submit" isBusy={form.isPending || isLocating}>
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save answers</Trans>}
      </Button>
    </Form>
  );
};
