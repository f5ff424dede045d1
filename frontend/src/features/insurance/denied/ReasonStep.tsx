import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { REASONS } from './answers.ts';
import { Choices } from './Choices.tsx';
import { reasonWords } from './reason-words.ts';
import { StepButtons } from './StepButtons.tsx';
import { StepHeading } from './StepHeading.tsx';
import { STEP_WORDS } from './step-words.ts';
import type { OpenDenied } from './useDenied.ts';

export const ReasonStep = ({ open }: { readonly open: OpenDenied }) => {
  const { t, i18n } = useLingui();
  const { reason, denialId } = open.answers;
  return (
    <>
      <StepHeading>{i18n._(STEP_WORDS.reason)}</StepHeading>
      <Choices
        legend={<Trans>Which reason does the letter give?</Trans>}
        hint={
          <Trans>
            Look for words such as “because”, “reason” or “determination”. If there are several,
            start with the first.
          </Trans>
        }
        choices={REASONS.map((value) => ({
          value,
          name: reasonWords(i18n, value),
        }))}
        chosen={reason}
        onChoose={(chosen) => open.answer({ reason: chosen })}
      />
      <StepButtons
        open={open}
        missing={reason === null ? t`Choose a reason to go on.` : undefined}
      />
      {reason !== null && (
        <p className="print:hidden">
          <Button look="quiet" onClick={open.startOver}>
            {denialId === null ? (
              <Trans>Clear my answers</Trans>
            ) : (
              <Trans>Write down another denial</Trans>
            )}
          </Button>
        </p>
      )}
      <p className="measure text-sm text-text-soft print:hidden">
        <Trans>
          You need no account. Your answers stay in this browser until you clear them or sign out,
          and nothing is sent to your plan.
        </Trans>
      </p>
    </>
  );
};
