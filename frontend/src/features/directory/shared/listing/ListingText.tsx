import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Clock, MapPin } from 'lucide-react';
import { LISTING_LANGUAGE } from '../listing-language.ts';

interface ListingTextProps {
  readonly listing: Pick<Resource, 'description' | 'tags' | 'address' | 'hours'>;
}

/** A listing's own text: services, clients, area and hours. */
export const ListingText = ({ listing }: ListingTextProps) => {
  const { description, tags, address, hours } = listing;
  return (
    <div lang={LISTING_LANGUAGE} className="grid gap-3">
      {description && <p className="measure">{description}</p>}
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2 text-sm">
          {tags.map((tag) => (
            <li key={tag} className="rounded-soft bg-sunken px-2 py-0.5">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {(address || hours) && (
        <ul className="grid gap-1">
          {address && (
            <li className="flex gap-2">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="min-w-0">{address}</span>
            </li>
          )}
          {hours && (
            <li className="flex gap-2">
              <Clock aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="min-w-0">{hours}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
