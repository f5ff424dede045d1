import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useAccess } from '../features/household/shared/useMay.ts';
import { sharedScopeAt } from '../session/household.ts';

/** Says why a page of another family's household has no buttons that change it. */
export const ReadOnlyNote = () => {
  const scope = sharedScopeAt(useLocation().pathname);
  const access = useAccess();
  if (scope === undefined || access === undefined || access === 'everything') return null;
  if (access.isReadOnly)
    return <Trans>Their plan has no sharing now, so you can read and not change anything.</Trans>;
  // The start page has nothing to change.
  if (scope === 'plan' || !mayCall(access, scope, 'read') || mayCall(access, scope, 'write'))
    return null;
  return <Trans>You were given access to read this page, not to change it.</Trans>;
};
