import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords, nothingSaid } from '../../../api/error-words.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { Disclosed } from '../../../forms/Disclosed.tsx';
import { drafts } from '../../../session/drafts.ts';
import { tabs } from '../../../session/tabs.ts';
import { tokens } from '../../../session/tokens.ts';

/** Asks once. */
export const SignOutEverywhere = () => {
  const { t } = useLingui();
  return (
    <Disclosed label={t`Sign out everywhere`}>{(close) => <Question onCancel={close} />}</Disclosed>
  );
};

const Question = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { mutate, isPending } = useEndSessions();
  return (
    <div className="grid gap-3 rounded-soft bg-caution-wash p-4 text-text">
      <p tabIndex={-1}>
        <Trans>
          This signs you out on every device, this one too. You can sign in again at once.
        </Trans>
      </p>
      <div className={buttonRow}>
        <Button look="primary" onClick={() => mutate()} isBusy={isPending}>
          {isPending ? <Trans>Signing out…</Trans> : <Trans>Sign out everywhere</Trans>}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
};

const useEndSessions = () => {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const showToast = useToast();
  return useMutation({
    mutationFn: () =>
      api.send({ method: 'DELETE', path: '/api/account/sessions', schema: ignored }),
    onSuccess: () => {
      drafts.clear();
      tabs.say({ type: 'ended', how: 'signed-out' });
      const credential = tokens.current();
      if (credential !== undefined) tokens.drop(credential);
      void navigate('/login');
      showToast({
        tone: 'done',
        title: t`Signed out everywhere`,
        description: t`Sign in again wherever you want to go on.`,
      });
    },
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`You’re still signed in`,
        description: errorWords(i18n, error, nothingSaid),
      }),
  });
};
