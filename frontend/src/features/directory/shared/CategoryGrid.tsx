import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { useCategories } from './useCategories.ts';

/** As many placeholders as categories, so that the page does not grow. */
const PLACES = Array.from({ length: 9 }, (_, place) => place);

/** Rows of one card on a phone, cards in columns on wider windows. */
const grid =
  'grid grid-cols-1 max-sm:divide-y max-sm:divide-line max-sm:rounded-soft max-sm:border max-sm:border-line max-sm:bg-raised max-sm:shadow-soft sm:auto-rows-fr sm:gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface CategoryGridProps {
  readonly mayAsk?: (() => boolean) | undefined;
}

export const CategoryGrid = ({ mayAsk }: CategoryGridProps) => {
  const { t } = useLingui();
  const query = useCategories(mayAsk);
  const { data: categories, isPending } = query;
  return (
    <section aria-labelledby="categories" data-tour="categories" className="grid grid-cols-1 gap-5">
      <h2 id="categories" className="text-2xl">
        <Trans>Find the Right Support</Trans>
      </h2>
      {categories !== undefined && <CategoryCards categories={categories} />}
      {isPending && (
        <div aria-hidden className={grid}>
          {PLACES.map((place) => (
            <div
              key={place}
              className="h-14 animate-breathe bg-raised sm:h-44 sm:rounded-soft sm:border sm:border-line lg:h-50 xl:h-44"
            />
          ))}
        </div>
      )}
      <FailedQuery query={query} title={t`Failed to fetch categories`} />
    </section>
  );
};

export const CategoryCards = ({ categories }: { readonly categories: readonly Category[] }) => (
  <ul className={grid}>
    {categories.map((category) => (
      <li key={category.id} className="grid">
        <CategoryCard category={category} />
      </li>
    ))}
  </ul>
);

const CategoryCard = ({ category }: { readonly category: Category }) => {
  const { i18n } = useLingui();
  const { id, name, description, count } = category;
  return (
    <Link
      to={`/resources/${encodeURIComponent(id)}`}
      className="group flex min-w-0 gap-3 px-3 py-2 text-text no-underline transition-colors max-sm:items-center max-sm:-outline-offset-4 hover:border-accent max-sm:hover:bg-accent-wash sm:min-h-44 sm:gap-4 sm:rounded-soft sm:border sm:border-line sm:bg-raised sm:p-5 sm:shadow-soft lg:min-h-50 xl:min-h-44"
    >
      <CategoryIcon {...category} size="compact" />
      <div className="flex min-w-0 grow gap-x-3 max-sm:items-center max-sm:justify-between sm:flex-col sm:gap-1">
        <h3 className="min-w-0 text-base leading-snug sm:text-lg">{name}</h3>
        <p className="text-sm text-text-soft max-sm:hidden">{description}</p>
        <p className="shrink-0 text-sm font-semibold text-accent group-hover:underline sm:mt-auto">
          <span className="max-sm:sr-only">
            <Plural value={count} one="View # provider" other="View # providers" />
          </span>
          <span aria-hidden className="sm:hidden">
            {i18n.number(count)}
          </span>
        </p>
      </div>
    </Link>
  );
};
