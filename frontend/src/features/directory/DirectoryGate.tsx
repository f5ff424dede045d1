import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { TextField } from '../../components/TextField.tsx';
import { directoryGate } from './directory-gate.ts';
import { LockedTools } from './filters/LockedTools.tsx';
import { useWelcome } from './useWelcome.ts';

export const DirectoryGate = () => {
  const { t } = useLingui();
  useWelcome('unknown');
  return (
    <>
      <AccessGate
        title={t`Access Resource Directory`}
        invitation={t`Please sign in or create a free account to search it. It takes a minute.`}
        gate={directoryGate}
        Drawing={Doorway}
      >
        <p>
          <Trans>
            No account yet? <Link to="/">See the three nearest providers first</Link>.
          </Trans>
        </p>
      </AccessGate>
      <div className="visitor-only mt-10 grid max-w-4xl items-start gap-4 md:grid-cols-2">
        <TextField
          label={t`What are you looking for?`}
          type="search"
          placeholder={t`Create account to search local resources...`}
          disabled
        />
        <LockedTools />
      </div>
    </>
  );
};
