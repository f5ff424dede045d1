import type { Category } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn } from 'lucide-react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { CategoryIcon } from '../shared/CategoryIcon.tsx';
import { distanceWords } from '../shared/listing/distance-words.ts';
import { milesBetween, type Point } from './geometry.ts';
import { MarkerName } from './MarkerWords.tsx';
import { type Marker, nearerZoom } from './markers.ts';

interface MapListProps {
  readonly markers: readonly Marker[];
  readonly categories: readonly Category[];
  /** Place searched around; undefined without one. */
  readonly center: Point | undefined;
  /** Key of the open marker. */
  readonly chosen: string | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onChoose: (marker: Marker) => void;
  /** Hovering an item highlights its marker. */
  readonly onPoint: (key: string | undefined) => void;
}

/** List of the map's markers, which also serves screen readers. */
export const MapList = ({
  markers,
  categories,
  center,
  chosen,
  heading,
  onChoose,
  onPoint,
}: MapListProps) => {
  const id = useId();
  const entries = useRef<HTMLUListElement>(null);
  // Scrolls the marker chosen on the map into view, without moving the page.
  useEffect(() => {
    const all = entries.current;
    const entry =
      chosen === undefined ? null : all?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!all || !entry) return;
    const from = entry.offsetTop - all.offsetTop;
    const isInSight =
      all.scrollTop <= from && from + entry.offsetHeight <= all.scrollTop + all.clientHeight;
    if (!isInSight) all.scrollTop = from;
  }, [chosen]);
  if (markers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid min-h-0 content-start gap-2">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-lg">
        <Trans>On this part of the map</Trans>
      </h2>
      <ul
        ref={entries}
        className="-mx-1 grid content-start gap-1 overflow-y-auto p-1 lg:max-h-[60vh] xl:max-h-[34rem]"
      >
        {markers.map((marker) => {
          const { key, only } = marker;
          const category = categories.find(({ id: each }) => each === only?.category);
          const isOpened = nearerZoom(marker) === undefined;
          return (
            <li key={key}>
              <button
                type="button"
                aria-pressed={isOpened ? key === chosen : undefined}
                onClick={() => onChoose(marker)}
                onPointerEnter={() => onPoint(key)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(key)}
                onBlur={() => onPoint(undefined)}
                className="touch flex w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-soft border border-line bg-raised px-3 py-2 text-start text-accent transition-colors hover:bg-accent-wash aria-pressed:border-accent aria-pressed:bg-accent-wash"
              >
                {category && <CategoryIcon {...category} size="small" />}
                <span className="grid min-w-0 grow basis-40">
                  <span className="font-semibold">
                    <MarkerName marker={marker} />
                  </span>
                  {only !== null && (
                    <MarkerFacts marker={marker} category={category} center={center} />
                  )}
                </span>
                {!isOpened && (
                  <span className="inline-flex items-center gap-1 text-sm wrap-normal">
                    <ZoomIn aria-hidden className="size-4" />
                    <Trans>Zoom in</Trans>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

interface MarkerFactsProps {
  readonly marker: Marker;
  readonly category: Category | undefined;
  readonly center: Point | undefined;
}

/** Category of a single provider, and its distance, or else the nearest city. */
const MarkerFacts = ({ marker, category, center }: MarkerFactsProps) => {
  const { i18n } = useLingui();
  const { near } = marker;
  return (
    <span className="text-sm text-text-soft">
      {category?.name}
      {category && (center || near) && ' · '}
      {center
        ? distanceWords(i18n, milesBetween(center, marker))
        : near !== undefined && <Trans>Near {near}</Trans>}
    </span>
  );
};
