import type { HouseholdChange } from '@hearthway/domain/household/changes.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { isOwnChange } from '../shared/changes.query.ts';

/** Says who did what, in one sentence. */
export const useChangeWords = (userId: string) => {
  const { t } = useLingui();
  const ofOwn = ({ undoes, verb }: HouseholdChange): string => {
    if (undoes !== null) return t`You undid a change`;
    switch (verb) {
      case 'added':
        return t`You added this`;
      case 'changed':
        return t`You changed this`;
      case 'moved':
        return t`You changed the time`;
      case 'removed':
        return t`You removed this`;
      case 'restored':
        return t`You brought this back`;
      case 'changed-day':
        return t`You changed one day`;
      case 'canceled-day':
        return t`You canceled one day`;
      case 'marked-day':
        return t`You noted whether it took place`;
    }
  };
  const ofOther = ({ undoes, verb, memberName }: HouseholdChange): string => {
    const name = memberName ?? t`A former member`;
    if (undoes !== null) return t`${name} undid a change`;
    switch (verb) {
      case 'added':
        return t`${name} added this`;
      case 'changed':
        return t`${name} changed this`;
      case 'moved':
        return t`${name} changed the time`;
      case 'removed':
        return t`${name} removed this`;
      case 'restored':
        return t`${name} brought this back`;
      case 'changed-day':
        return t`${name} changed one day`;
      case 'canceled-day':
        return t`${name} canceled one day`;
      case 'marked-day':
        return t`${name} noted whether it took place`;
    }
  };
  return (change: HouseholdChange): string =>
    isOwnChange(userId, change) ? ofOwn(change) : ofOther(change);
};
