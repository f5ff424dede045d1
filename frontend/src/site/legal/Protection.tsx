import { IDLE_MINUTES } from '@hearthway/domain/session/session.constants.ts';
import { Trans } from '@lingui/react/macro';
import { Points } from './Points.tsx';

export const Protection = () => (
  <>
    <Points>
      <li>
        <Trans>
          <strong>A key for each person.</strong> Personal details in the log of what you do are
          encrypted with a key that is yours alone. That key is itself encrypted with a master key,
          which is kept outside the database.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Two halves to be signed in.</strong> Your browser keeps them in two places, and we
          store only fingerprints of them. Either half alone opens nothing.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>No one stays signed in by accident.</strong> After {IDLE_MINUTES} minutes without
          activity we sign you out, here and on the server.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>You see every sign-in.</strong> Your account page lists your devices, and signs
          all of them out with one press. We send you an email when your password changes.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Nothing from elsewhere.</strong> Our pages load no script, picture or font from
          any other company.
        </Trans>
      </li>
    </Points>
    <p>
      <Trans>
        No protection is perfect. If something happens to your data, we tell you what, as soon as we
        know it.
      </Trans>
    </p>
  </>
);
