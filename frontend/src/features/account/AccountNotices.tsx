import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../components/Button.tsx';
import { Link } from '../../router/Link.tsx';
import { useSession } from '../../session/useSession.ts';
import { KeepAccountButton } from './KeepAccountButton.tsx';
import { useSendCode } from './useSendCode.ts';

/** Reminders of the account, on every page. */
export const AccountNotices = () => {
  const session = useSession();
  const [dismissedBy, setDismissedBy] = useState<string>();
  if (session.status !== 'signed-in') return null;
  const { user } = session;
  const isReminded = !user.isEmailConfirmed && dismissedBy !== user.id;
  return (
    <>
      {user.deletionDueAt !== null && <DeletionNotice dueAt={user.deletionDueAt} />}
      {isReminded && <EmailNotice email={user.email} onDismiss={() => setDismissedBy(user.id)} />}
    </>
  );
};

interface BarProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Bar = ({ label, children }: BarProps) => {
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
      aria-label={label}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Nothing takes the focus of a button that is gone.
        if (relatedTarget !== null) hasFocus.current = false;
      }}
      className="border-b border-line bg-caution-wash"
    >
      <div className="relative mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 max-sm:pt-3">
        {children}
      </div>
    </section>
  );
};

const DeletionNotice = ({ dueAt }: { readonly dueAt: string }) => {
  const { i18n, t } = useLingui();
  return (
    <Bar label={t`Your account will be deleted`}>
      <p className="min-w-0 grow">
        <Trans>Your account will be deleted on {i18n.date(dueAt, { dateStyle: 'long' })}.</Trans>
      </p>
      <KeepAccountButton />
    </Bar>
  );
};

interface EmailNoticeProps {
  readonly email: string;
  readonly onDismiss: () => void;
}

const EmailNotice = ({ email, onDismiss }: EmailNoticeProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useSendCode(email);
  return (
    <Bar label={t`Confirm your email`}>
      <p className="min-w-0 grow basis-60 max-sm:pe-10">
        <Trans>
          Please confirm <strong className="wrap-anywhere">{email}</strong>: we’ve sent you a code.
        </Trans>
      </p>
      <div className="-ms-2 flex flex-wrap items-center max-sm:whitespace-nowrap">
        <Link className={buttonClass('quiet')} to="/account#email">
          <Trans>Enter code</Trans>
        </Link>
        <Button look="quiet" onClick={() => mutate()} isBusy={isPending}>
          {isPending ? <Trans>Sending…</Trans> : <Trans>Send again</Trans>}
        </Button>
        <button
          type="button"
          aria-label={t`Not now`}
          onClick={onDismiss}
          className="touch grid cursor-pointer place-content-center rounded-soft transition-colors hover:bg-accent-wash max-sm:absolute max-sm:end-2 max-sm:top-1"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </Bar>
  );
};
