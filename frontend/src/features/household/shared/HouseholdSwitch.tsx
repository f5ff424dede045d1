import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Disclosure } from '../../../components/Disclosure.tsx';
import { menuEntry } from '../../../components/menu-entry.ts';
import { enterHousehold, household, leaveHousehold } from '../../../session/household.ts';
import { membershipsQuery } from '../household.queries.ts';

interface HouseholdChoice {
  readonly familyId: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly open: () => void;
}

/** Households that the person can open, their own first; none for those who have no other. */
const useHouseholds = ({ id }: User): readonly HouseholdChoice[] => {
  const { t } = useLingui();
  const memberships = useQuery(membershipsQuery(id)).data?.answer ?? [];
  const shown = household.current();
  const memberId = shown?.memberId ?? id;
  const others = memberships
    .filter(({ isPaused }) => !isPaused)
    .map(({ familyId, ownerName }) => ({
      familyId,
      name: t`${ownerName}’s household`,
      isShown: familyId === shown?.familyId,
      open: () => enterHousehold({ memberId, familyId, ownerName }),
    }));
  const own = {
    familyId: memberId,
    name: t`Your household`,
    isShown: shown === undefined,
    open: () => leaveHousehold(),
  };
  return others.length === 0 ? [] : [own, ...others];
};

/** Menu of the header that is labelled with the household that the tab shows, and opens another one. */
export const HouseholdMenu = ({ user }: { readonly user: User }) => {
  const households = useHouseholds(user);
  const shown = households.find(({ isShown }) => isShown);
  if (shown === undefined) return null;
  return (
    <Disclosure label={shown.name} side="start">
      {(close) => <Choices households={households} onClose={close} />}
    </Disclosure>
  );
};

interface HouseholdListProps {
  readonly user: User;
  /** Closes the menu that it is in. */
  readonly onClose: () => void;
}

/** The same choices above a person’s links, in windows whose header has no room for the menu. */
export const HouseholdList = ({ user, onClose }: HouseholdListProps) => {
  const households = useHouseholds(user);
  if (households.length === 0) return null;
  return (
    <div className="mb-2 border-b border-line pb-2 xl:hidden">
      <Choices households={households} onClose={onClose} />
    </div>
  );
};

interface ChoicesProps {
  readonly households: readonly HouseholdChoice[];
  readonly onClose: () => void;
}

const Choices = ({ households, onClose }: ChoicesProps) => {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 text-sm text-text-soft">
        <Trans>Household shown here</Trans>
      </p>
      <ul aria-labelledby={id}>
        {households.map(({ familyId, name, isShown, open }) => (
          <li key={familyId}>
            <button
              type="button"
              aria-current={isShown ? 'true' : undefined}
              onClick={isShown ? onClose : open}
              className={`${menuEntry} aria-[current=true]:font-semibold`}
            >
              <Check
                aria-hidden
                className={`size-5 shrink-0 text-accent ${isShown ? '' : 'invisible'}`}
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
