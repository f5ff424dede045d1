import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { MapPin } from 'lucide-react';
import { CategoryIcon } from '../shared/CategoryIcon.tsx';

interface PinMarkProps {
  /** Undefined while unknown. */
  readonly category: Category | undefined;
}

/** Pin of a single provider, with the tint and icon of its category. */
export const PinMark = ({ category }: PinMarkProps) =>
  category === undefined ? (
    <MapPin aria-hidden className="map-plain size-8" />
  ) : (
    <span aria-hidden className="map-drop">
      <CategoryIcon {...category} size="small" />
    </span>
  );
