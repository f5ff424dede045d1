import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { safeRedirect } from '../../session/redirect.ts';
import { useSession } from '../../session/useSession.ts';

interface AccountFrameProps {
  readonly title: string;
  readonly introduction: string;
  readonly children: ReactNode;
}

/** Around the forms for signing in and up. Whoever is signed in goes on to where they wanted. */
export const AccountFrame = ({ title, introduction, children }: AccountFrameProps) => {
  const session = useSession();
  const [params] = useSearchParams();
  if (session.status === 'signed-in')
    return <Navigate to={safeRedirect(params.get('redirect'))} replace />;
  if (session.status === 'loading') return <Loading />;
  return (
    <div className="mx-auto grid max-w-4xl items-start gap-x-12 gap-y-6 md:grid-cols-[1fr_18rem]">
      <div className="max-w-md">
        <PageHeading title={title}>{introduction}</PageHeading>
        {children}
      </div>
      <Doorway className="mx-auto hidden w-full md:block" />
    </div>
  );
};
