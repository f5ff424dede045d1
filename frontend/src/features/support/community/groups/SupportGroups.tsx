import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { focusWhenShown } from '../../../../components/focus-when-shown.ts';
import { Loading } from '../../../../components/Loading.tsx';
import { Select } from '../../../../components/Select.tsx';
import { chosenGroups, stateChoices, type Way } from './chosen-groups.ts';
import { GroupCard } from './GroupCard.tsx';
import { groupsQuery, homeStateQuery, type SupportGroup } from './groups.queries.ts';
import { NoGroups } from './NoGroups.tsx';

const NAMES: Readonly<Record<string, string>> = { ...STATES, ...TERRITORIES };

/** Cards before "Show all". */
const FIRST = 3;

/** Groups of parents, by state, with the family's own first. */
export const SupportGroups = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const heading = useId();
  const groups = useQuery(groupsQuery);
  const home = useQuery(homeStateQuery(userId));
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-2">
        <h2 id={heading} className="text-xl">
          <Trans>Support groups</Trans>
        </h2>
        <p className="measure">
          <Trans>
            Other parents, once a month or so, near you or on a screen. Call or write first: groups
            move, and take breaks.
          </Trans>
        </p>
      </div>
      <FailedQuery query={groups} title={t`We couldn’t load the support groups`} />
      {groups.data === undefined || home.isPending ? (
        groups.error === null && <Loading isPart />
      ) : (
        <Groups groups={groups.data} home={home.data ?? null} />
      )}
    </section>
  );
};

interface GroupsProps {
  readonly groups: readonly SupportGroup[];
  /** Two letters; null where the account does not tell. */
  readonly home: string | null;
}

const Groups = ({ groups, home }: GroupsProps) => {
  const { t } = useLingui();
  const [state, setState] = useState(home ?? '');
  const [way, setWay] = useState<Way>('all');
  const chosen = chosenGroups(groups, { state, way });
  return (
    <>
      <div className="grid max-w-2xl grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label={t`State`}
          value={state}
          onChoose={setState}
          options={[
            ...(home === null ? [{ value: '', name: t`Choose a state` }] : []),
            ...stateChoices(NAMES, home).map((code) => ({
              value: code,
              name: NAMES[code] ?? code,
            })),
          ]}
        />
        <Select
          label={t`How they meet`}
          value={way}
          onChoose={setWay}
          options={[
            { value: 'all', name: t`In person or online` },
            { value: 'local', name: t`In person` },
            { value: 'online', name: t`Online` },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 gap-5">
        <p role="status" className="font-semibold empty:hidden">
          {chosen.length > 0 && <Plural value={chosen.length} one="# group" other="# groups" />}
        </p>
        {chosen.length > 0 && <GroupList key={`${state} ${way}`} groups={chosen} />}
        {chosen.length === 0 && state !== '' && (
          <NoGroups state={NAMES[state] ?? state} way={way} />
        )}
      </div>
    </>
  );
};

const GroupList = ({ groups }: Pick<GroupsProps, 'groups'>) => {
  /** The first one that only the whole list shows: it takes the focus of the button, which is gone. */
  const [firstMore, setFirstMore] = useState<string>();
  const shown = firstMore === undefined ? groups.slice(0, FIRST) : groups;
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {shown.map((group) => (
          <li
            key={group.id}
            ref={group.id === firstMore ? focusWhenShown : undefined}
            tabIndex={-1}
            className="grid grid-cols-1 rounded-soft"
          >
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
      {shown.length < groups.length && (
        <div>
          <Button look="secondary" onClick={() => setFirstMore(groups[FIRST]?.id)}>
            <Trans>Show all {groups.length} groups</Trans>
          </Button>
        </div>
      )}
    </>
  );
};
