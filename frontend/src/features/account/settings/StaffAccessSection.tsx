import type { SupportAct } from '@hearthway/domain/staff/support-access.constants.ts';
import { type StaffAccess, staffAccessSchema } from '@hearthway/domain/staff/timeline.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { familyKey } from '../../../live/cache-keys.ts';
import { LineSkeleton } from './LineSkeleton.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Number shown before "Show all". */
const FIRST = 5;

const ACTS: Readonly<Record<SupportAct, MessageDescriptor>> = {
  'timeline-viewed': msg`Support looked at your activity`,
  'detail-revealed': msg`Support opened personal details of something you did`,
  'note-added': msg`Support added a note`,
  'mail-resent': msg`Support sent you an email again`,
  'sessions-ended': msg`Support ended all your sessions`,
  'feedback-viewed': msg`Our team read feedback that you sent`,
  'thread-viewed': msg`Support opened a conversation with you`,
};

export const StaffAccessSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="staff-access" title={t`When support looked at your activity`}>
      <p>
        <Trans>
          To help you, our support staff can look at what happened in your account. Every time they
          do, you’ll see it here.
        </Trans>
      </p>
      <List userId={userId} />
    </SettingsSection>
  );
};

const List = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery(staffAccessQuery(userId));
  const { data: acts, isPending } = query;
  if (isPending) return <LineSkeleton />;
  if (acts === undefined) return <FailedQuery query={query} title={t`We couldn’t load the list`} />;
  if (acts.length === 0)
    return (
      <p className="text-text-soft">
        <Trans>Support hasn’t looked at your activity.</Trans>
      </p>
    );
  const count = acts.length;
  return (
    <>
      <ul className="grid w-full divide-y divide-line">
        {acts.slice(0, isWhole ? count : FIRST).map((act, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of the same moment have no other key.
          <Line key={`${act.at} ${index}`} act={act} />
        ))}
      </ul>
      {count > FIRST && !isWhole && (
        <Button look="secondary" onClick={() => setIsWhole(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      )}
    </>
  );
};

const Line = ({ act: { what, at } }: { readonly act: StaffAccess }) => {
  const { i18n } = useLingui();
  return (
    <li className="py-3">
      <p className="font-semibold">{i18n._(ACTS[what])}</p>
      <p className="text-sm text-text-soft">
        <time dateTime={at}>{i18n.date(at, { dateStyle: 'long', timeStyle: 'short' })}</time>
      </p>
    </li>
  );
};

/** Support's accesses to the account, newest first. The socket announces new ones. */
const staffAccessQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'staff_access'),
    queryFn: async ({ signal }) => {
      const schema = z.array(staffAccessSchema);
      return (await api.read('staff_access', '/api/account/staff-access', { schema, signal }))
        .answer;
    },
  });
