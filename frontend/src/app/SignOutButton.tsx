import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Button } from '../components/Button.tsx';
import { useSignOut } from '../session/useSignOut.ts';

export const SignOutButton = () => {
  const navigate = useNavigate();
  const { mutate, isPending } = useSignOut({ onSignedOut: () => void navigate('/') });
  return (
    <Button look="quiet" onClick={() => mutate()} isBusy={isPending}>
      {isPending ? <Trans>Signing out…</Trans> : <Trans>Sign Out</Trans>}
    </Button>
  );
};
