import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { telephoneLink } from '../../directory/shared/listing/contact-links.ts';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { StatusChip } from '../shared/StatusChip.tsx';

interface FavoriteRowProps {
  readonly favorite: Favorite;
  readonly isOpen: boolean;
  /** Id of the part that opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** First things to look for: who it is, how far they are, the number to call, the note. */
export const FavoriteRow = ({ favorite, isOpen, controls, onToggle }: FavoriteRowProps) => {
  const { t } = useLingui();
  const { name, phone, note, status, isGone, retiredAt } = favorite;
  const line = isOpen || note === null ? undefined : firstLineOf(note);
  const hasMore = isGone || retiredAt !== null || line !== undefined;
  return (
    <div className="grid min-w-0 gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <h2 lang={LISTING_LANGUAGE} className="text-base leading-snug">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? controls : undefined}
          onClick={onToggle}
          // A press anywhere on the row opens it: links and boxes are above this.
          className="cursor-pointer py-0.5 text-start font-bold after:absolute after:inset-0 after:rounded-soft hover:underline"
        >
          {name}
        </button>
      </h2>
      <div
        className={`flex flex-wrap items-center gap-x-3 sm:justify-end ${hasMore ? 'sm:row-span-2' : ''}`}
      >
        <StatusChip status={status} />
        {phone !== null && (
          <a
            href={telephoneLink(phone)}
            className="touch relative inline-flex items-center gap-1.5 wrap-normal"
          >
            <Phone aria-hidden className="size-4" />
            <span className="sr-only">{t`Call ${name}:`}</span>
            {phone}
          </a>
        )}
      </div>
      {hasMore && (
        <div className="min-w-0">
          <Gone favorite={favorite} />
          {line !== undefined && (
            <p className="truncate text-sm text-text-soft print:hidden">{line}</p>
          )}
        </div>
      )}
    </div>
  );
};

const firstLineOf = (note: string): string => note.split('\n', 1)[0] ?? '';

const Gone = ({ favorite: { isGone, retiredAt } }: Pick<FavoriteRowProps, 'favorite'>) => {
  const { i18n } = useLingui();
  if (isGone)
    return (
      <p className="text-sm text-caution">
        <Trans>No longer in the directory</Trans>
      </p>
    );
  if (retiredAt === null) return null;
  const since = i18n.date(retiredAt, { dateStyle: 'medium' });
  return (
    <p className="text-sm text-caution">
      <Trans>No longer listed by its source since {since}</Trans>
    </p>
  );
};
