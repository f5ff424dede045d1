import type { LessonSearch } from '@hearthway/domain/learning/learning.contract.ts';
import { Link } from 'react-router-dom';

/** Places in lessons that a search has found. */
export const LessonPlaces = ({ places }: { readonly places: LessonSearch['results'] }) => (
  <ul className="grid max-w-2xl grid-cols-1 divide-y divide-line border-y border-line">
    {places.map(({ address, moduleTitle, sectionTitle, excerpt }) => (
      <li key={address} className="py-3">
        <Link to={address} className="font-semibold">
          {sectionTitle ?? moduleTitle}
        </Link>
        {sectionTitle !== null && <p className="text-sm text-text-soft">{moduleTitle}</p>}
        <p className="measure">{excerpt}</p>
      </li>
    ))}
  </ul>
);
