import type { Child } from '@hearthway/domain/children/children.contract.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { errorWords } from '../../../api/error-words.ts';
import { Button } from '../../../components/Button.tsx';
import { dayHere } from '../../../components/day-here.ts';
import { useToast } from '../../../components/toasts/useToast.ts';
import { ageOf } from '../../children/shared/age.ts';
import { CHILDREN_PATH, childrenQuery, presentIn } from '../../children/shared/children.query.ts';
import { May } from '../../household/shared/May.tsx';
import { type DirectorySearch, EVERYTHING, WITHOUT_TOOLS } from '../directory-search.ts';
import { activeFilters } from './active-filters.ts';
import { filtersFor, isSetIn, keepableIn } from './child-filters.ts';

interface FitsChildProps {
  readonly userId: string;
  readonly search: DirectorySearch;
  readonly onChoose: (change: Partial<DirectorySearch>) => void;
}

/** For each child, a button that sets the filters which fit it, and one that keeps those that are set. */
export const FitsChild = ({ userId, search, onChoose }: FitsChildProps) => {
  const { data } = useQuery(childrenQuery(userId));
  const children = presentIn(data?.answer);
  if (children.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 sm:max-lg:col-span-2">
      {children.map((child) => (
        <li key={child.id} className="flex flex-wrap items-center gap-2">
          <FitsButton child={child} search={search} onChoose={onChoose} />
          <May effect="write" scope="children">
            <KeepButton userId={userId} child={child} search={search} />
          </May>
        </li>
      ))}
    </ul>
  );
};

interface FitsButtonProps extends Omit<FitsChildProps, 'userId'> {
  readonly child: Child;
}

const FitsButton = ({ child, search, onChoose }: FitsButtonProps) => {
  const { i18n } = useLingui();
  const filters = filtersFor(child, ageOf(child.birthMonth, dayHere()));
  const words = activeFilters(i18n, { ...EVERYTHING, ...filters }).map((filter) => filter.words);
  if (words.length === 0) return null;
  const isSet = isSetIn(search, filters);
  const { name } = child;
  const list = words.join(', ');
  return (
    <Button
      look="secondary"
      aria-pressed={isSet}
      onClick={() => onChoose(isSet ? WITHOUT_TOOLS : filters)}
    >
      {isSet && <Check aria-hidden className="size-4" />}
      <Trans>
        Fits {name}: {list}
      </Trans>
    </Button>
  );
};

interface KeepButtonProps extends Omit<FitsChildProps, 'onChoose'> {
  readonly child: Child;
}

/** Nothing while no other filters are set than those that are kept. */
const KeepButton = ({ userId, child, search }: KeepButtonProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { id, name } = child;
  const searchFilters = keepableIn(search);
  const keep = useMutation({
    mutationFn: () =>
      api.send({
        method: 'PUT',
        path: `${CHILDREN_PATH}/${id}`,
        body: { searchFilters },
        schema: ignored,
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries(childrenQuery(userId));
      showToast({
        tone: 'done',
        title: t`Filters kept`,
        description: t`“Fits ${name}” sets them from now on.`,
      });
    },
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`Error`,
        description: errorWords(i18n, error, msg`We couldn’t save this. Please try again.`),
      }),
  });
  const isKept = isSetIn(search, filtersFor(child, null));
  if (Object.keys(searchFilters).length === 0 || isKept) return null;
  return (
    <Button look="quiet" isBusy={keep.isPending} onClick={() => keep.mutate()}>
      <Trans>Keep these filters for {name}</Trans>
    </Button>
  );
};
