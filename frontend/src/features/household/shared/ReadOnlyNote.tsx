import { mayCall } from '@hearthway/domain/household/household-access.ts';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { isSharedPage } from '../../../session/household.ts';
import { partAt } from './shared-pages.ts';
import { useAccess } from './useMay.ts';

/** Says why a page of another family's household has no buttons that change it. */
export const ReadOnlyNote = () => {
  const { pathname } = useLocation();
  const access = useAccess();
  if (!isSharedPage(pathname) || access === undefined || access === 'everything') return null;
  if (access.isReadOnly)
    return <Trans>Their plan has no sharing now, so you can read and not change anything.</Trans>;
  const part = partAt(pathname);
  return part !== undefined && mayCall(access, part, 'read') && !mayCall(access, part, 'write') ? (
    <Trans>You were given access to read this page, not to change it.</Trans>
  ) : null;
};
