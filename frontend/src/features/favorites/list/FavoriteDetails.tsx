import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import type { Favorite } from '@hearthway/domain/favorites/favorites.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NextDate } from '../../calendar-entries/shared/attached/NextDate.tsx';
import { PutOnCalendar } from '../../calendar-entries/shared/attached/PutOnCalendar.tsx';
import { ForChildren } from '../../children/shared/ForChildren.tsx';
import { CategoryIcon } from '../../directory/shared/CategoryIcon.tsx';
import { ResourceFacts } from '../../directory/shared/listing/ResourceCard.tsx';
import { RetiredNotice } from '../../directory/shared/listing/RetiredNotice.tsx';
import { LISTING_LANGUAGE } from '../../directory/shared/listing-language.ts';
import { providerPath } from '../../directory/shared/provider-path.ts';
import { May } from '../../household/shared/May.tsx';
import { useMay } from '../../household/shared/useMay.ts';
import { FavoriteButton } from '../shared/FavoriteButton.tsx';
import { FavoriteNote } from './FavoriteNote.tsx';
import { StatusSelect } from './StatusSelect.tsx';

interface FavoriteDetailsProps {
  readonly userId: string;
  readonly favorite: Favorite;
  readonly category: Category | undefined;
  /** The buttons that move it in the list. */
  readonly moves: ReactNode;
}

/** The opened part of a favorite: the directory's facts, then the family's own status and note. */
export const FavoriteDetails = ({ userId, favorite, category, moves }: FavoriteDetailsProps) => {
  const { t } = useLingui();
  const { mayWrite } = useMay('favorites');
  const { name, note, isGone } = favorite;
  const children = <ForChildren userId={userId} kind="favorite" objectId={favorite.id} />;
  return (
    <>
      <div className="grid gap-3 px-3 pt-2 pb-4 sm:px-4">
        {isGone ? (
          <p>
            <Trans>
              This provider is no longer in the directory, so we can’t say whether they are still
              open. Keep them as a reminder, or remove them.
            </Trans>
          </p>
        ) : (
          <Listed favorite={favorite} category={category} />
        )}
        <NextDate userId={userId} kinds={['provider', 'call']} id={favorite.id} />
      </div>
      {mayWrite || note !== null ? (
        <fieldset
          aria-label={t`Your status and note for ${name}`}
          className="grid min-w-0 gap-3 rounded-b-soft bg-sunken p-3 sm:p-4"
        >
          <div className="grid items-start gap-3 sm:grid-cols-[minmax(12rem,1fr)_2fr] sm:gap-6">
            <May effect="write" scope="favorites">
              <StatusSelect userId={userId} favorite={favorite} />
            </May>
            <FavoriteNote userId={userId} favorite={favorite} />
          </div>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <May effect="remove" scope="favorites">
              <FavoriteButton userId={userId} resource={favorite} />
            </May>
            {!isGone && <PutOnCalendar provider={favorite} look="quiet" />}
            {moves}
          </div>
        </fieldset>
      ) : (
        <div className="px-3 pb-4 empty:hidden sm:px-4">{children}</div>
      )}
    </>
  );
};

const Listed = ({ favorite, category }: Pick<FavoriteDetailsProps, 'favorite' | 'category'>) => {
  const { id, name, retiredAt } = favorite;
  return (
    <>
      {category && (
        <p className="flex items-center gap-2 text-sm">
          <CategoryIcon {...category} size="small" />
          {category.name}
        </p>
      )}
      {retiredAt !== null && <RetiredNotice retiredAt={retiredAt} />}
      <ResourceFacts resource={favorite} />
      <Link to={providerPath(id)} className="touch inline-flex w-fit items-center gap-2">
        <Trans>
          See all details{' '}
          <span lang={LISTING_LANGUAGE} className="sr-only">
            of {name}
          </span>
        </Trans>
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </>
  );
};
