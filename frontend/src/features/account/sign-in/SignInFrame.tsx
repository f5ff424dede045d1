import { Navigate, useSearchParams } from 'react-router-dom';
import { Loading } from '../../../components/Loading.tsx';
import { drafts } from '../../../session/drafts.ts';
import { safeRedirect } from '../../../session/redirect.ts';
import { useSession } from '../../../session/useSession.ts';
import { AccountFrame, type AccountFrameProps } from './AccountFrame.tsx';

interface SignInFrameProps extends AccountFrameProps {
  /** Where to go when no page is wanted. */
  readonly otherwise?: string;
}

/** Redirects a signed-in person to the wanted page, or to where their session timed out. */
export const SignInFrame = ({ otherwise, ...props }: SignInFrameProps) => {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.status === 'signed-in') {
    const wanted = params.get('redirect') ?? drafts.placeOf(session.user.id) ?? null;
    return <Navigate to={safeRedirect(wanted, otherwise)} replace />;
  }
  if (session.status === 'loading') return <Loading />;
  return <AccountFrame {...props} />;
};
