import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { NightWindow } from '../../components/illustrations/NightWindow.tsx';
import { StartPage } from './StartPage.tsx';

/** Facts and sources: content/guides/getting-started.en.md, "Breathe first" and "Your five calls". */
export const JustDiagnosedPage = () => {
  const { t } = useLingui();
  return (
    <StartPage
      title={t`Breathe first`}
      lead={<Trans>Your child is the same child as the day before.</Trans>}
      Drawing={NightWindow}
      tomorrow={t`Ask the doctor’s office for the full report in writing.`}
      onward={[
        { to: '/', words: <Trans>See who is near</Trans> },
        { to: '/while-you-wait', words: <Trans>See the steps for our age and state</Trans> },
      ]}
    >
      <p>
        <Trans>
          Nothing that you did in raising your child made your child autistic. You do not have to
          choose every therapy in the first weeks: start with what has a clock or a waiting list.
        </Trans>
      </p>
      <p>
        <Trans>
          <strong>One call a day is enough. One call a week is a start.</strong> The doctor, Early
          Intervention or the school, the insurer, the state, and one person who listens: five
          calls, in any order.
        </Trans>
      </p>
      <p>
        <Link to="/guides/getting-started">
          <Trans>Read the guide “Getting started”, with its sources</Trans>
        </Link>
      </p>
    </StartPage>
  );
};
