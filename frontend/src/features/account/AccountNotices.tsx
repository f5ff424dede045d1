import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSession } from '../../session/useSession.ts';
import { KeepAccountButton } from './KeepAccountButton.tsx';

/** The end of an account that is to be deleted, on every page. */
export const AccountNotices = () => {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.deletionDueAt === null) return null;
  return <DeletionNotice dueAt={session.user.deletionDueAt} />;
};

const DeletionNotice = ({ dueAt }: { readonly dueAt: string }) => {
  const { i18n, t } = useLingui();
  const hasFocus = useRef(false);
  // The button that was pressed goes with the notice, so the focus moves to the page.
  useEffect(
    () => () => {
      if (hasFocus.current) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <section
      aria-label={t`Your account will be deleted`}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Nothing takes the focus of a button that is gone.
        if (relatedTarget !== null) hasFocus.current = false;
      }}
      className="border-b border-line bg-caution-wash"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 max-sm:pt-3">
        <p className="min-w-0 grow">
          <Trans>Your account will be deleted on {i18n.date(dueAt, { dateStyle: 'long' })}.</Trans>
        </p>
        <KeepAccountButton />
      </div>
    </section>
  );
};
