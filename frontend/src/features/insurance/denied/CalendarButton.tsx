import { appealCalendar } from '@hearthway/domain/insurance/appeal-calendar.ts';
import type { Deadline } from '@hearthway/domain/insurance/appeal-case.ts';
import { whyThisDate } from '@hearthway/domain/insurance/appeal-reasons.ts';
import {
  APPEAL_RULE_WORDS,
  APPEAL_STEP_WORDS,
} from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../../components/Button.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { dayWords } from './day-words.ts';
import { saidWords } from './said-words.ts';

interface CalendarButtonProps {
  /** Denial id: importing the file again updates its dates. */
  readonly id: string;
  readonly deadlines: readonly Deadline[];
}

/** Downloads the open deadlines as a calendar file. */
export const CalendarButton = ({ id, deadlines }: CalendarButtonProps) => {
  const { t, i18n } = useLingui();
  const open = deadlines.filter(({ state, dueOn }) => state === 'open' && dueOn !== null);
  if (open.length === 0) return null;
  const download = () => {
    const calendar = appealCalendar({
      id,
      deadlines: open,
      wordsOf: (deadline) => {
        const { step, dueOn, sendBy, cite } = deadline;
        const sendDay = sendBy === null || sendBy === dueOn ? null : dayWords(i18n, sendBy, 'full');
        return {
          title: saidWords(i18n, APPEAL_STEP_WORDS[step]),
          description: [
            ...(sendDay === null ? [] : [t`Send it by ${sendDay}.`]),
            saidWords(i18n, APPEAL_RULE_WORDS[step]),
            ...whyThisDate(deadline).map((message) => saidWords(i18n, message)),
            cite,
            t`The date in your letter comes first.`,
          ].join('\n'),
        };
      },
      url: `${window.location.origin}/insurance-help/denied`,
      now: new Date(),
    });
    saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), t`appeal-dates.ics`);
  };
  return (
    <Button look="secondary" onClick={download}>
      <CalendarPlus aria-hidden className="size-4" />
      <Trans>Add the dates to my calendar</Trans>
    </Button>
  );
};
