import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { openQuestions } from './questions.ts';

interface AskThemProps {
  readonly listing: Parameters<typeof openQuestions>[1];
}

/** Questions that a listing leaves open, collapsed to one line. On paper the list is open. */
export const AskThem = ({ listing }: AskThemProps) => {
  const { i18n } = useLingui();
  const questions = openQuestions(i18n, listing);
  if (questions.length === 0) return null;
  return (
    <details className="group print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:[block-size:auto]">
      <summary className="touch inline-flex cursor-pointer items-center gap-2 font-semibold text-accent">
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open:rotate-180 print:hidden"
        />
        <span>
          <Trans>
            Ask them about{' '}
            <Plural value={questions.length} one="# more thing" other="# more things" />…
          </Trans>
        </span>
      </summary>
      <Questions questions={questions} />
    </details>
  );
};

/** Open list of the questions, for a provider's own page. */
export const AskThemSection = ({ listing }: AskThemProps) => {
  const { i18n } = useLingui();
  const questions = openQuestions(i18n, listing);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="ask" className="grid gap-3 rounded-soft bg-sunken p-4 sm:p-5">
      <h2 id="ask" className="text-xl">
        <Trans>Ask them about…</Trans>
      </h2>
      <p className="text-text-soft">
        <Trans>The listing doesn’t say. Tick these off while you call.</Trans>
      </p>
      <Questions questions={questions} />
    </section>
  );
};

const Questions = ({ questions }: { readonly questions: ReturnType<typeof openQuestions> }) => (
  <ul className="grid animate-open gap-x-6 gap-y-1 sm:grid-cols-2">
    {questions.map(({ field, text }) => (
      <li key={field} className="flex min-w-0 items-start gap-2">
        <span aria-hidden className="mt-1 size-4 shrink-0 rounded border border-line-strong" />
        <span className="min-w-0">{text}</span>
      </li>
    ))}
  </ul>
);
