import { Trans, useLingui } from '@lingui/react/macro';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { AnswersForm } from '../../journey/shared/answers/AnswersForm.tsx';
import { useAnswers } from '../../journey/shared/useAnswers.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The answers of the first steps. */
export const JourneySection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="journey" title={t`Diagnosis date and location`}>
      <p>
        <Trans>Searches start from your location. Both answers are encrypted.</Trans>
      </p>
      <Answers userId={userId} />
    </SettingsSection>
  );
};

const Answers = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const known = useAnswers();
  switch (known.status) {
    case 'loading':
      return <div aria-busy className="h-40 w-full animate-breathe rounded-soft bg-sunken" />;
    case 'failed':
      return <FailedQuery query={known.query} title={t`We couldn’t load your answers`} />;
    case 'known':
      return <AnswersForm userId={userId} known={known.answers} />;
  }
};
