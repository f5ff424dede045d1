import { DELETION_GRACE_DAYS, EXPORT_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import { BACKUP_DAYS } from '@hearthway/domain/legal/legal.constants.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Points } from './Points.tsx';

export const Deletion = () => (
  <>
    <p>
      <Trans>
        On <Link to="/account">your account page</Link> you can download one ZIP file with
        everything we hold about you, to read and for other programs. It can be fetched for{' '}
        {EXPORT_DAYS} days.
      </Trans>
    </p>
    <p>
      <Trans>
        You can delete your account there too. If you pay for a plan, it is canceled right away, so
        that nothing more is charged. For {DELETION_GRACE_DAYS} days you can change your mind. Then:
      </Trans>
    </p>
    <Points>
      <li>
        <Trans>
          Your keys are destroyed, so the personal details in the log can’t be read any more.
        </Trans>
      </li>
      <li>
        <Trans>Your name, your email address and what we show you are deleted.</Trans>
      </li>
      <li>
        <Trans>
          A plan that you paid for ends. <Link to="/privacy#how-long">Records of payments</Link>{' '}
          stay, without your name.
        </Trans>
      </li>
      <li>
        <Trans>You are signed out everywhere, and we send you one last email.</Trans>
      </li>
      <li>
        <Trans>
          Backups still hold copies. They expire after {BACKUP_DAYS} days. If we have to restore one
          before, a list of deleted accounts, kept outside the backups, deletes yours again. On that
          list is only a random number and the day.
        </Trans>
      </li>
    </Points>
    <p>
      <Trans>
        What stays are the log’s entries without those details, such as “a favorite was saved”,
        under a random number that no longer leads to anyone. We need them to see which features
        people use.
      </Trans>
    </p>
  </>
);
