import { openedInvitationSchema } from '@hearthway/domain/household/household.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { ignored } from '../../api/create-api.ts';
import { checkConnection, errorWords } from '../../api/error-words.ts';
import { Button, buttonClass, buttonRow } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { Loading } from '../../components/Loading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ReadingPage } from '../../components/ReadingPage.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { accountPath } from '../../session/redirect.ts';
import { GrantDetails } from './GrantDetails.tsx';
import { HOUSEHOLD_PATH, MEMBERSHIPS_PATH, membershipsQuery } from './household.queries.ts';
import { roleWords } from './household-words.ts';
import { keptInvitation } from './kept-invitation.ts';

const JOIN_PATH = '/household/join';

/** Page of an invitation's link: what accepting gives, before it is accepted. */
export const JoinPage = () => {
  const { t } = useLingui();
  const { hash } = useLocation();
  const [kept] = useState(keptInvitation.read);
  const token = hash.slice(1) || kept;
  useEffect(() => {
    if (token !== '') keptInvitation.keep(token);
  }, [token]);
  return (
    <ReadingPage picture={<Doorway className="hidden md:block md:w-full" />}>
      <PageHeading title={t`An invitation`}>
        <Trans>Someone invites you to see what they keep here.</Trans>
      </PageHeading>
      {token === '' ? (
        <Notice tone="caution">
          <Trans>This link is incomplete. Please copy all of it.</Trans>
        </Notice>
      ) : (
        <Opened key={token} token={token} />
      )}
    </ReadingPage>
  );
};

const Opened = ({ token }: { readonly token: string }) => {
  const { i18n, t } = useLingui();
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => {
      const { answer } = await api.send({
        method: 'POST',
        path: `${HOUSEHOLD_PATH}/invitation`,
        body: { token },
        schema: openedInvitationSchema,
        signal,
      });
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.data === undefined) {
    if (!query.isError) return <Loading isPart />;
    return query.error instanceof ApiError &&
      query.error.status >= 400 &&
      query.error.status < 429 ? (
      <Notice tone="caution">{errorWords(i18n, query.error, checkConnection)}</Notice>
    ) : (
      <FailedQuery query={query} title={t`We couldn’t open this invitation`} />
    );
  }
  const { ownerName, role, expiresAt, ...grant } = query.data;
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="grid grid-cols-1 gap-6 wrap-anywhere">
      <TitledPart title={<Trans>Household of {ownerName}</Trans>}>
        <p>
          <Trans>You would belong to it as:</Trans> <strong>{roleWords(i18n, role)}</strong>
        </p>
        <GrantDetails grant={{ role, ...grant }} />
        <p className="text-text-soft">
          <Trans>
            You see only this, and {ownerName} can change or end it. {ownerName} sees your name, and
            nothing else of your account. You can leave at any time.
          </Trans>
        </p>
        <p className="text-text-soft">
          <Trans>Can be accepted until {until}</Trans>
        </p>
      </TitledPart>
      <SessionGate visitor={<ToAccount />}>
        {(user) => <Accept userId={user.id} token={token} ownerName={ownerName} />}
      </SessionGate>
    </div>
  );
};

const ToAccount = () => (
  <div className="grid gap-3">
    <p>
      <Trans>To accept, you need an account. It is free.</Trans>
    </p>
    <div className={buttonRow}>
      <Link className={buttonClass('primary')} to={accountPath('signup', JOIN_PATH)}>
        <Trans>Create Free Account</Trans>
      </Link>
      <Link className={buttonClass('secondary')} to={accountPath('login', JOIN_PATH)}>
        <Trans>Sign In</Trans>
      </Link>
    </div>
  </div>
);

interface AcceptProps {
  readonly userId: string;
  readonly token: string;
  readonly ownerName: string;
}

const Accept = ({ userId, token, ownerName }: AcceptProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.send({ method: 'POST', path: MEMBERSHIPS_PATH, body: { token }, schema: ignored }),
    onSuccess: () => {
      keptInvitation.forget();
      void queryClient.invalidateQueries(membershipsQuery(userId));
      showToast({
        tone: 'done',
        title: t`Welcome`,
        description: t`You belong to the household of ${ownerName} now.`,
      });
      void navigate('/household', { replace: true });
    },
  });
  return (
    <div className="grid gap-3">
      <div role="alert" className="empty:hidden">
        {error !== null && (
          <Notice tone="caution">{errorWords(i18n, error, checkConnection)}</Notice>
        )}
      </div>
      <div className={buttonRow}>
        <Button look="primary" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? <Trans>Accepting…</Trans> : <Trans>Accept</Trans>}
        </Button>
      </div>
    </div>
  );
};
