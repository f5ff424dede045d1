import { CLOCKS } from '@hearthway/domain/next-steps/clocks.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useAddToCalendar } from '../calendar-entries/shared/useAddToCalendar.ts';
import { AskedForm, LaterForm } from './StepForms.tsx';
import type { StepProps } from './step-plan.ts';
import { said } from './step-words.ts';

/** Buttons of a step; each of their changes can be taken back. */
export const StepActions = ({ step: { id, row, mark }, plan }: StepProps) => {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<'later' | 'asked'>();
  const addToCalendar = useAddToCalendar();
  const { change, today, mayWrite, mayRemove } = plan;
  if (!mayWrite) return null;
  const setStatus = (status: 'open' | 'done' | 'hidden') =>
    change({ change: 'mark', stepId: id, status, until: null });
  const form = {
    today,
    onCancel: () => setOpen(undefined),
  };
  if (open === 'later')
    return (
      <LaterForm
        {...form}
        onSave={(until) => {
          change({ change: 'mark', stepId: id, status: 'later', until });
          setOpen(undefined);
        }}
      />
    );
  if (open === 'asked' && row.clock !== undefined)
    return (
      <AskedForm
        {...form}
        label={said(i18n, CLOCKS[row.clock].from)}
        onSave={(askedOn) => {
          change({ change: 'ask', stepId: id, askedOn });
          setOpen(undefined);
        }}
      />
    );
  const title = said(i18n, row.title);
  if (mark.status !== 'open' && !isBack(mark, today))
    return (
      <div>
        <Button
          look="secondary"
          aria-label={t`Bring back: ${title}`}
          onClick={() => setStatus('open')}
        >
          <Trans>Bring back</Trans>
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button look="primary" aria-label={t`Done: ${title}`} onClick={() => setStatus('done')}>
        <Trans>Done</Trans>
      </Button>
      {row.clock !== undefined && mark.askedOn === null && (
        <Button
          look="secondary"
          aria-label={t`Note the day: ${title}`}
          onClick={() => setOpen('asked')}
        >
          <Trans>Note the day</Trans>
        </Button>
      )}
      {mark.askedOn !== null && mayRemove && (
        <Button
          look="secondary"
          aria-label={t`Take the day back: ${title}`}
          onClick={() => change({ change: 'ask', stepId: id, askedOn: null })}
        >
          <Trans>Take the day back</Trans>
        </Button>
      )}
      {addToCalendar !== undefined && (
        <Button
          look="quiet"
          aria-label={t`Put on the calendar: ${title}`}
          onClick={() => addToCalendar(title)}
        >
          <Trans>Put on the calendar</Trans>
        </Button>
      )}
      <Button look="quiet" aria-label={t`Later: ${title}`} onClick={() => setOpen('later')}>
        <Trans>Later</Trans>
      </Button>
      <Button look="quiet" aria-label={t`Hide: ${title}`} onClick={() => setStatus('hidden')}>
        <Trans>Hide</Trans>
      </Button>
    </div>
  );
};

/** Whether the day of a step that was put off has come. */
const isBack = ({ status, until }: StepProps['step']['mark'], today: string): boolean =>
  status === 'later' && (until === null || until <= today);
