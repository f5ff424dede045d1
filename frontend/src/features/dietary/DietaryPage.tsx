import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BeingBuilt } from '../../components/BeingBuilt.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { DietaryGate } from './DietaryGate.tsx';

export const DietaryPage = () => (
  <SessionGate visitor={<DietaryGate />}>{() => <DietarySoon />}</SessionGate>
);

const DietarySoon = () => {
  const { t } = useLingui();
  return (
    <BeingBuilt
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
          Before you take a whole kind of food away, such as milk or wheat, ask the doctor too.
        </Trans>
      </p>
      <p>
        <Trans>
          Many <Link to="/resources/occupational-therapy">occupational therapists</Link> and{' '}
          <Link to="/resources/speech-therapy">speech therapists</Link> help with eating. Ask for
          “feeding therapy” when you call.
        </Trans>
      </p>
    </BeingBuilt>
  );
};
