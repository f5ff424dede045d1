import type { CalendarEntry } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LISTING_LANGUAGE } from '../directory/shared/listing-language.ts';
import { providerPath } from '../directory/shared/provider-path.ts';
import { modulePath } from '../learning/shared/module-path.ts';
import { letterWords } from './calendar-words.ts';

/** Thing that an entry belongs to, with the way there. A provider that left the directory has none. */
export const AttachedLine = ({
  entry: { attached, hasLeft },
}: {
  readonly entry: Pick<CalendarEntry, 'attached' | 'hasLeft'>;
}) => {
  const { i18n } = useLingui();
  if (attached === null) return null;
  const { kind, id, name } = attached;
  switch (kind) {
    case 'provider':
    case 'call': {
      const path = kind === 'call' ? '/favorites/calls' : providerPath(id);
      const who = (
        <span lang={LISTING_LANGUAGE}>{hasLeft ? name : <Link to={path}>{name}</Link>}</span>
      );
      return (
        <p>
          {kind === 'call' ? <Trans>Call to {who}</Trans> : <Trans>With {who}</Trans>}
          {hasLeft && (
            <>
              . <Trans>They are no longer in the directory.</Trans>
            </>
          )}
        </p>
      );
    }
    case 'denial':
      return (
        <p>
          <Link to="/insurance-help/denied">{letterWords(i18n, name)}</Link>
        </p>
      );
    case 'lesson':
      return (
        <p>
          <Trans>
            Lesson: <Link to={modulePath(id)}>{name}</Link>
          </Trans>
        </p>
      );
  }
};
