import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { ComingSoon } from '../../components/ComingSoon.tsx';
import { SoupPot } from '../../components/illustrations/SoupPot.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { dietaryGate } from './dietary-gate.ts';

export const DietaryPage = () => (
  <SessionGate visitor={<DietaryGate />}>{() => <DietarySoon />}</SessionGate>
);

const DietarySoon = () => {
  const { t } = useLingui();
  return (
    <ComingSoon
      Drawing={SoupPot}
      title={t`Dietary Management`}
      introduction={t`What your child eats and avoids, and recipes that fit.`}
    >
      <p>
        <Trans>
          Many autistic children eat few foods. If your child loses weight, chokes, or eats less and
          less, please call your child’s doctor.
        </Trans>
      </p>
      <p>
        <Trans>
          Before you cut out a whole food group, such as dairy or wheat, ask your child’s doctor.
        </Trans>
      </p>
      <p>
        <Trans>
          Many <Link to="/resources/occupational-therapy">occupational therapists</Link> and{' '}
          <Link to="/resources/speech-therapy">speech therapists</Link> help with eating. Ask for
          “feeding therapy” when you call.
        </Trans>
      </p>
    </ComingSoon>
  );
};

const DietaryGate = () => {
  const { t } = useLingui();
  return (
    <AccessGate
      title={t`Access Dietary Management`}
      invitation={t`Please sign in or create a free account. We are still building this part. Here is what to expect.`}
      gate={dietaryGate}
      Drawing={SoupPot}
    />
  );
};
