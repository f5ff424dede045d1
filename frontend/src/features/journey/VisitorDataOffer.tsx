import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '../../components/Button.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { useSession } from '../../session/useSession.ts';
import { visitorData } from '../../session/visitor-data.ts';
import { addToAccount } from './add-to-account.ts';

/** Offers to save answers given before signing up, or while the account was unreachable. */
export const VisitorDataOffer = () => {
  const { t } = useLingui();
  const session = useSession();
  const showToast = useToast();
  const failed = useFailureToast();
  const stored = useSyncExternalStore(visitorData.subscribe, visitorData.read);
  const add = useMutation({
    mutationFn: addToAccount,
    onSuccess: () => {
      toMain();
      showToast({
        tone: 'done',
        title: t`Added to your account`,
        description: t`You’ll find it here from any device.`,
      });
    },
    onError: failed(t`Something went wrong`),
  });

  if (session.status !== 'signed-in' || stored?.owner?.userId !== session.user.id) return null;
  if (stored.owner.isSettled) return null;
  const { location } = stored;
  return (
    <section
      aria-label={t`Use what you entered before?`}
      className="border-b border-line bg-accent-wash"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 max-sm:pt-3">
        <p className="min-w-0 grow basis-60">
          <Trans>
            <strong>Use what you entered before?</strong> Your diagnosis date and “{location}” are
            only in this browser.
          </Trans>
        </p>
        <div className="-ms-2 flex flex-wrap items-center">
          <Button look="quiet" onClick={() => add.mutate()} isBusy={add.isPending}>
            <Trans>Add to my account</Trans>
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              visitorData.settle();
              toMain();
            }}
          >
            <Trans>No thanks</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
};

/** The button that had the focus is gone with the rest. */
const toMain = () => document.getElementById('main')?.focus({ preventScroll: true });
