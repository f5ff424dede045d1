import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FrequentQuestions } from './FrequentQuestions.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { SupportCards } from './SupportCards.tsx';

/** Ways to get help, the questions that families ask most, and a search in all answers. */
export const HelpTab = () => {
  const { t } = useLingui();
  const questions = useId();
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-label={t`Ways to get help`} className="grid grid-cols-1 gap-4">
        <h2 className="text-xl">
          <Trans>Get help</Trans>
        </h2>
        <SupportCards />
      </section>
      <section aria-labelledby={questions} className="grid grid-cols-1 gap-4">
        <h2 id={questions} className="text-xl">
          <Trans>Questions that families ask most</Trans>
        </h2>
        <HelpSearch />
        <div className="max-w-3xl">
          <FrequentQuestions />
        </div>
        <p>
          <Link to="/help">
            <Trans>See all answers</Trans>
          </Link>
        </p>
      </section>
    </div>
  );
};
