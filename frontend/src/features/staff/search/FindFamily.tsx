import { MOST_FOUND } from '@hearthway/domain/staff/support-access.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { familiesQuery, NOBODY_SOUGHT } from '../families.query.ts';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { FamilyTable } from './FamilyTable.tsx';
import { FindForm } from './FindForm.tsx';
import { useSought } from './useSought.ts';

/** Where somebody of support looks for the family that they are to help. */
export const FindFamily = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const { sought, seek } = useSought(staffId);
  const query = useQuery({
    ...familiesQuery(staffId, sought ?? NOBODY_SOUGHT),
    enabled: sought !== undefined,
  });
  const { data: families = [] } = query;
  const found = families.length;
  return (
    <div className="grid gap-4">
      <PageHeading title={t`Support timeline`} />
      <Notice tone="info">
        <Trans>
          Opening a family’s activity is noted. The family can see in its account that support
          looked, and when.
        </Trans>
      </Notice>
      <FindForm
        sought={sought}
        isSearching={query.isFetching}
        onSeek={(next) => {
          seek(next);
          // The same once more: somebody may have come since.
          if (JSON.stringify(next) === JSON.stringify(sought)) void query.refetch();
        }}
      />
      <FailedQuery query={query} title={t`We couldn’t search for families`} />
      <p role="status" aria-busy={query.isFetching}>
        {query.isSuccess && (
          <Plural
            value={found}
            _0="Nobody was found. An email and an id have to be whole."
            one="# family found"
            other="# families found"
          />
        )}{' '}
        {found === MOST_FOUND && (
          <Trans>There may be more: write more of the name if yours is not here.</Trans>
        )}
      </p>
      {found > 0 && <FamilyTable families={families} />}
      <ShortcutSwitch />
    </div>
  );
};
