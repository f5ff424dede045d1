import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { REPLY_MAX_LENGTH } from '@hearthway/domain/insurance/insurance.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../components/Button.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { CodeList } from './CodeList.tsx';
import type { CallNotes } from './useCallDraft.ts';
import type { CallQuestion, CodesItem } from './useCallScript.ts';

/** Units per hour of an ABA code; one unit is 15 minutes. */
const UNITS_AN_HOUR = 4;

interface QuestionsProps {
  readonly questions: readonly CallQuestion[];
  readonly codes: CodesItem | undefined;
  readonly answers: PlanAnswers;
  readonly notes: CallNotes;
  /** Language of the questions. */
  readonly language: string;
}

/** Shows all questions on a wide screen, one at a time on a phone. */
export const Questions = ({ questions, codes, answers, notes, language }: QuestionsProps) => {
  const { draft, change } = notes;
  const list = useRef<HTMLOListElement>(null);
  const place = Math.max(
    0,
    questions.findIndex(({ id }) => id === draft.at),
  );
  const total = questions.length;
  const go = (to: number) => {
    change({ at: questions[to]?.id ?? '' });
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="grid gap-4 print:hidden">
      <ol ref={list} className="grid scroll-mt-4 gap-4">
        {questions.map((question, index) => (
          <li key={question.id} className={index === place ? undefined : 'max-md:hidden'}>
            <QuestionCard
              number={index + 1}
              total={total}
              question={question}
              reply={draft.replies[question.id] ?? ''}
              onReply={(reply) => change({ replies: { ...draft.replies, [question.id]: reply } })}
              language={language}
            >
              {question.id === 'codes' && codes !== undefined && <FoldedCodes codes={codes} />}
              {question.id === 'limits' && answers.hours !== null && (
                <Hours hours={answers.hours} />
              )}
            </QuestionCard>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-2 gap-3 md:hidden">
        <Button look="secondary" disabled={place === 0} onClick={() => go(place - 1)}>
          <ArrowLeft aria-hidden className="size-4" />
          <Trans comment="To the question before">Back</Trans>
        </Button>
        <Button look="primary" disabled={place === total - 1} onClick={() => go(place + 1)}>
          <Trans comment="To the next question">Next</Trans>
          <ArrowRight aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
};

interface QuestionCardProps {
  readonly number: number;
  readonly total: number;
  readonly question: CallQuestion;
  readonly reply: string;
  readonly onReply: (reply: string) => void;
  readonly language: string;
  readonly children: ReactNode;
}

const QuestionCard = ({
  number,
  total,
  question: { question, why },
  reply,
  onReply,
  language,
  children,
}: QuestionCardProps) => {
  const { t } = useLingui();
  return (
    <div className="grid gap-3 rounded-soft border border-line bg-raised p-4">
      <p className="text-sm text-text-soft tabular-nums">
        <Trans>
          Question {number} of {total}
        </Trans>
      </p>
      <div lang={language} className="measure grid gap-1">
        <p className="text-lg font-semibold">{question}</p>
        <p className="text-text-soft">{why}</p>
      </div>
      {children}
      <TextArea
        label={t`Their reply to question ${number}`}
        value={reply}
        maxLength={REPLY_MAX_LENGTH}
        onChange={({ target }) => onReply(target.value)}
      />
    </div>
  );
};

const FoldedCodes = ({ codes }: { readonly codes: CodesItem }) => (
  <details className="group">
    <summary className="touch inline-flex cursor-pointer list-none items-center gap-2 rounded-soft text-accent [&::-webkit-details-marker]:hidden">
      <ChevronDown aria-hidden className="size-4 shrink-0 group-open:rotate-180" />
      <Trans>The codes, in plain words</Trans>
    </summary>
    <CodeList codes={codes} />
  </details>
);

const Hours = ({ hours }: { readonly hours: number }) => (
  <p className="measure">
    <Plural value={hours} one="You look for # hour a week." other="You look for # hours a week." />{' '}
    <Plural
      value={hours * UNITS_AN_HOUR}
      one="That is # unit of 15 minutes."
      other="That is # units of 15 minutes."
    />
  </p>
);
