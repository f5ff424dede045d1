import { APPEAL_STEP_WORDS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import type { Denial } from '@hearthway/domain/insurance/denials.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { useToday } from '../../../components/useToday.ts';
import { NextDate } from '../../calendar-entries/shared/attached/NextDate.tsx';
import { ForWhom } from '../../children/shared/ForChildren.tsx';
import { nextDeadlineOf } from '../shared/useDenialDates.ts';
import { answersOf, denialsQuery } from './account-denial.ts';
import { OTHER_REASON } from './answers.ts';
import { dayWords } from './day-words.ts';
import { reasonWords } from './reason-words.ts';
import { saidWords } from './said-words.ts';
import type { OpenDenied } from './useDenied.ts';

interface DenialListProps {
  readonly open: OpenDenied;
  readonly userId: string;
}

export const DenialList = ({ open, userId }: DenialListProps) => {
  const { t } = useLingui();
  const id = useId();
  const query = useQuery(denialsQuery(userId));
  const denials = query.data?.answer ?? [];
  if (query.data === undefined)
    return <FailedQuery query={query} title={t`We couldn’t load your denials`} />;
  if (denials.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3 print:hidden">
      <h2 id={id} className="text-xl">
        <Trans>Your denials</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {denials.map((denial) => (
          <li
            key={denial.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line bg-raised p-4"
          >
            <DenialWords userId={userId} denial={denial} />
            <Button
              look="secondary"
              onClick={() => {
                open.answer({ gathered: {}, ...answersOf(denial) });
                open.go('deadlines');
              }}
            >
              <Trans>Open</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface DenialWordsProps {
  readonly userId: string;
  readonly denial: Denial;
}

const DenialWords = ({ userId, denial }: DenialWordsProps) => {
  const { i18n } = useLingui();
  const today = useToday();
  const { reason } = answersOf(denial);
  const next = nextDeadlineOf(denial, today);
  const letterDay = dayWords(i18n, denial.letterOn);
  const nextDay = next?.dueOn == null ? '' : dayWords(i18n, next.dueOn);
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{reasonWords(i18n, reason ?? OTHER_REASON)}</h3>
      <p className="text-sm text-text-soft">
        <Trans>Letter of {letterDay}</Trans>
      </p>
      <ForWhom userId={userId} kind="denial" objectId={denial.id} />
      {next !== null && (
        <p>
          {saidWords(i18n, APPEAL_STEP_WORDS[next.step])}: <strong>{nextDay}</strong>
        </p>
      )}
      <NextDate userId={userId} kinds={['denial']} id={denial.id} />
    </div>
  );
};
