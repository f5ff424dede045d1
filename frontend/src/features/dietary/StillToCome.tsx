import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';

const Soon = ({ children }: { readonly children: ReactNode }) => (
  <div className="measure grid gap-4">
    <Notice tone="info">{children}</Notice>
    <p>
      <Trans>
        Many autistic children eat few foods. If your child loses weight, chokes, or eats less and
        less, please call your child’s doctor.
      </Trans>
    </p>
    <p>
      <Trans>
        Many <Link to="/resources/occupational-therapy">occupational therapists</Link> and{' '}
        <Link to="/resources/speech-therapy">speech therapists</Link> help with eating. Ask for
        “feeding therapy” when you call.
      </Trans>
    </p>
  </div>
);

export const TrackingSoon = () => (
  <Soon>
    <Trans>Food tracking is still to come. Here is what you can do today.</Trans>
  </Soon>
);
