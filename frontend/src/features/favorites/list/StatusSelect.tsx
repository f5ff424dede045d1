import { CONTACT_STATUSES } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/Select.tsx';
import { STATUS_WORDS } from '../status-words.ts';
import { useFavoriteChange } from '../useFavoriteChange.ts';

interface StatusSelectProps {
  readonly userId: string;
  readonly favorite: Pick<Favorite, 'id' | 'status'>;
}

/** The family's contact status, saved when chosen. */
export const StatusSelect = ({ userId, favorite: { id, status } }: StatusSelectProps) => {
  const { i18n, t } = useLingui();
  const { mutate } = useFavoriteChange(userId);
  const options = [
    { value: '', name: t`No status yet` },
    ...CONTACT_STATUSES.map((value) => ({ value, name: i18n._(STATUS_WORDS[value]) })),
  ] as const;
  return (
    <Select
      label={t`Contact status`}
      options={options}
      value={status ?? ''}
      onChoose={(chosen) =>
        mutate({ kind: 'status', resourceId: id, status: chosen === '' ? null : chosen })
      }
    />
  );
};
