import type { User } from '@hearthway/domain/session/session.contract.ts';
import { ANSWER_FROM_HOURS, ANSWER_HOURS } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CrisisLine } from '../../../components/CrisisLine.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { useLatched } from '../../../components/useLatched.ts';
import { threadsQuery } from '../thread.queries.ts';
import { ContactPart } from './ContactPart.tsx';
import { OwnThreads } from './OwnThreads.tsx';

/** The form, and the conversations so far: beside it on a wide screen, before it on a phone. */
export const ContactTab = ({ user }: { readonly user: User }) => {
  const { t } = useLingui();
  const threads = useQuery(threadsQuery(user.id));
  // Once it is shown, the form stays.
  const isShown = useLatched(!threads.isPending);
  if (!isShown) return <Loading isPart />;
  const list = threads.data?.answer ?? [];
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div className="grid gap-4 empty:hidden lg:col-start-2">
        <FailedQuery query={threads} title={t`We couldn’t load your conversations`} />
        {list.length > 0 && <OwnThreads threads={list} />}
      </div>
      <section className="col-start-1 grid grid-cols-1 gap-6 lg:row-start-1">
        <div className="grid gap-2">
          <h2 className="text-xl">
            <Trans>Write to us</Trans>
          </h2>
          <p className="text-text-soft">
            <Trans>
              A person reads every message, and answers within {ANSWER_FROM_HOURS}-{ANSWER_HOURS}{' '}
              hours.
            </Trans>
          </p>
        </div>
        <CrisisLine />
        <ContactPart user={user} />
      </section>
    </div>
  );
};
