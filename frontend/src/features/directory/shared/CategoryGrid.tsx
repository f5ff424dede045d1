import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { CategoryIcon } from './CategoryIcon.tsx';
import { useCategories } from './useCategories.ts';

/** As many placeholders as categories, so that the page does not grow. */
const PLACES = Array.from({ length: 9 }, (_, place) => place);

const grid = 'grid grid-cols-1 gap-2 sm:auto-rows-fr sm:gap-4 sm:grid-cols-2 lg:grid-cols-3';

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
              className="h-40 animate-breathe rounded-soft border border-line bg-raised sm:h-44 lg:h-50 xl:h-44"
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
  const { id, name, description, count } = category;
  return (
    <Link
      to={`/resources/${encodeURIComponent(id)}`}
      className="group flex min-w-0 gap-4 rounded-soft border border-line bg-raised px-4 py-2 text-text no-underline shadow-soft transition-colors hover:border-accent sm:min-h-44 sm:p-5 lg:min-h-50 xl:min-h-44"
    >
      <CategoryIcon {...category} />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-lg leading-snug">{name}</h3>
        <p className="text-sm text-text-soft">{description}</p>
        <p className="mt-auto text-sm font-semibold text-accent group-hover:underline">
          <Plural value={count} one="View # provider" other="View # providers" />
        </p>
      </div>
    </Link>
  );
};
