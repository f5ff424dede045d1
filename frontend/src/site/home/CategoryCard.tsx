import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Plural } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../components/CategoryIcon.tsx';

export const CategoryCard = ({ category }: { readonly category: Category }) => {
  const { id, name, description, count } = category;
  return (
    <Link
      to={`/resources/${encodeURIComponent(id)}`}
      className="group flex min-w-0 gap-4 rounded-soft border border-line bg-raised p-4 text-text no-underline shadow-soft transition-colors hover:border-accent sm:min-h-44 sm:p-5 lg:min-h-50 xl:min-h-44"
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
