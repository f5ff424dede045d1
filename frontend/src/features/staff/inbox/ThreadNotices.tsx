import type { StaffThread } from '@hearthway/domain/staff/inbox.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { CRISIS } from './thread-words.ts';
import { worstOf } from './worst-crisis.ts';

export const ThreadNotices = ({ thread }: { readonly thread: StaffThread }) => {
  const { i18n } = useLingui();
  const crisis = worstOf(thread.messages);
  return (
    <>
      {crisis !== null && (
        <Notice tone="danger">
          <p className="font-semibold">{i18n._(CRISIS[crisis])}</p>
          <p className="text-text">
            <Trans>
              The sender was shown the crisis line at once. Answer first, and say whom they can call
              right now: the template “Help right now” does.
            </Trans>
          </p>
          <div className="text-text">
            <CrisisLine />
          </div>
        </Notice>
      )}
      {thread.messages.some(({ isBounced }) => isBounced) && (
        <Notice tone="caution">
          <Trans>
            An email with an answer could not be delivered. The family still finds the answer on its
            page; a visitor does not.
          </Trans>
        </Notice>
      )}
      {thread.mergedInto !== null && (
        <Notice tone="info">
          <Trans>
            This conversation was joined with another one and continues there:{' '}
            <Link to={`/staff/inbox/${thread.mergedInto}`}>open that one</Link>.
          </Trans>
        </Notice>
      )}
    </>
  );
};
