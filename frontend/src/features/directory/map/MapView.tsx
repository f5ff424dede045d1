import { MAP_ZOOMS } from '@hearthway/domain/directory/directory.constants.ts';
import type {
  Category,
  FoundResource,
  Resource,
} from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Focus, Minus, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { operator } from '../../../operator.ts';
import { useAccessibility } from '../../journey/shared/accessibility/useAccessibility.ts';
import type { City } from './cities.ts';
import { MapCard } from './MapCard.tsx';
import { MapList } from './MapList.tsx';
import { MapSummary } from './MapSummary.tsx';
import { aroundQuery, type MapSearch, mapQuery } from './map.query.ts';
import { type AreaName, citiesQuery } from './map-assets.query.ts';
import type { Marker } from './markers.ts';
import { membersOf } from './members.ts';
import { Names } from './Names.tsx';
import { Pins } from './Pins.tsx';
import { spreadOf } from './spread.ts';
import { useBaseLayers } from './useBaseLayers.ts';
import { useChoice } from './useChoice.ts';
import { useFitToResults } from './useFitToResults.ts';
import { useFrame } from './useFrame.ts';
import { useMap } from './useMap.ts';
import { useCenter, useMarkers, useReach } from './useMarkers.ts';
import { viewportOf } from './viewport.ts';

interface MapViewProps {
  readonly search: MapSearch;
  /** Results in the list; undefined while loading. */
  readonly found: readonly FoundResource[] | undefined;
  /** Response behind the results: the map's position is remembered as long as it is cached. */
  readonly memory: object | undefined;
  /** Place searched around, in words. */
  readonly where: ReactNode;
  readonly categories: readonly Category[];
  readonly actionFor: (resource: Resource) => ReactNode;
}

/** Time without movement after which the map loads its view. */
const SETTLED_MS = 250;

const NO_CITIES: readonly City[] = [];
const NO_NAMES: readonly AreaName[] = [];

/** Map of the results, with a list of the markers in view. */
export const MapView = (props: MapViewProps) => {
  const { search, found, memory, where, categories, actionFor } = props;
  const { t } = useLingui();
  const keys = useId();
  const isAnimated = !useAccessibility().reducedMotion;
  const { host, map } = useMap({ isAnimated });
  const frame = useFrame(map);
  const showFound = useFitToResults(map, { found, memory });
  const seen = useMemo(() => frame && viewportOf(frame.box, frame.zoom), [frame]);
  const settled = useDebounced(seen, SETTLED_MS);
  const answer = useQuery(mapQuery(search, settled));
  const { data: cities = NO_CITIES } = useQuery(citiesQuery);
  const reach = useReach(answer.data?.meta);
  const zoom = frame?.zoom ?? MAP_ZOOMS.farthest;
  const center = useCenter(answer.data?.meta);
  const { states, counties, rings } = useBaseLayers(map, { zoom, center, reach });
  const markers = useMarkers({ map, answer: answer.data, cities });
  const listHeading = useRef<HTMLHeadingElement>(null);
  const choice = useChoice({ map, isAnimated, host, listHeading, of: memory });
  const [pointed, setPointed] = useState<string>();
  const spread = useSpread(search, choice.cluster);
  const backToResults = () => showFound(isAnimated);

  return (
    <section
      // Page width that the template provides (ToolPage).
      data-as-wide-as-page
      aria-label={t`Map of the results`}
      aria-busy={answer.isFetching || settled !== seen}
      className="grid gap-3"
    >
      <MapSummary
        answer={answer.data}
        box={frame?.box}
        reach={reach}
        where={where}
        onFit={backToResults}
      />
      <FailedQuery query={answer} title={t`We couldn’t load this part of the map`} />
      <FailedQuery query={states} title={t`The map’s outlines didn’t load`} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-2">
          <div className="relative grid gap-2">
            <section
              ref={host}
              aria-label={t`Map`}
              aria-describedby={keys}
              className="map-host h-[60vh] max-h-[36rem] min-h-64 overflow-hidden rounded-soft border border-line-strong"
            />
            {map && frame && (
              <>
                {operator.mapTiles === undefined && (
                  <Names
                    map={map}
                    frame={frame}
                    states={states.data?.names ?? NO_NAMES}
                    counties={counties}
                    rings={rings}
                    cities={cities}
                    markers={markers}
                  />
                )}
                <Pins
                  map={map}
                  frame={frame}
                  markers={markers}
                  categories={categories}
                  spread={spread}
                  marked={pointed ?? choice.marker?.key}
                  onChoose={choice.choose}
                />
                <MapTools
                  canZoomIn={zoom < map.getMaxZoom()}
                  canZoomOut={zoom > map.getMinZoom()}
                  onZoom={(steps) => map.setZoom(zoom + steps, { animate: isAnimated })}
                  onFit={backToResults}
                />
              </>
            )}
          </div>
          <p id={keys} className="sr-only">
            <Trans>
              Use the arrow keys to move the map, and plus and minus to zoom. The list shows the
              same providers.
            </Trans>
          </p>
          {operator.mapTiles && (
            <p className="text-sm text-text-soft">{operator.mapTiles.credit}</p>
          )}
        </div>
        <div className="grid content-start gap-4">
          {choice.marker && (
            <MapCard
              key={choice.marker.key}
              search={search}
              marker={choice.marker}
              center={center}
              categories={categories}
              actionFor={actionFor}
              onClose={choice.close}
            />
          )}
          <MapList
            markers={markers}
            categories={categories}
            center={center}
            chosen={choice.marker?.key}
            heading={listHeading}
            onChoose={choice.choose}
            onPoint={setPointed}
          />
        </div>
      </div>
    </section>
  );
};

interface MapToolsProps {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly onZoom: (steps: 1 | -1) => void;
  readonly onFit: () => void;
}

const MapTools = ({ canZoomIn, canZoomOut, onZoom, onFit }: MapToolsProps) => {
  const { t } = useLingui();
  return (
    <div className="absolute end-2 top-2 grid gap-1">
      <Tool name={t`Zoom in`} isOff={!canZoomIn} onUse={() => onZoom(1)}>
        <Plus aria-hidden className="size-5" />
      </Tool>
      <Tool name={t`Zoom out`} isOff={!canZoomOut} onUse={() => onZoom(-1)}>
        <Minus aria-hidden className="size-5" />
      </Tool>
      <Tool name={t`Back to the results`} isOff={false} onUse={onFit}>
        <Focus aria-hidden className="size-5" />
      </Tool>
    </div>
  );
};

interface ToolProps {
  readonly name: string;
  readonly isOff: boolean;
  readonly onUse: () => void;
  readonly children: ReactNode;
}

const Tool = ({ name, isOff, onUse, children }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    // At the highest zoom the button keeps the focus.
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onUse}
    className="touch grid cursor-pointer place-content-center rounded-soft border border-line-strong bg-raised text-accent transition-colors hover:bg-accent-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
  >
    {children}
  </button>
);

/** Providers of the opened cluster, once loaded. */
const useSpread = (search: MapSearch, cluster: Marker | undefined) => {
  const { data } = useQuery(aroundQuery(search, cluster));
  return useMemo(
    () =>
      cluster &&
      data && {
        key: cluster.key,
        pins: spreadOf(cluster, membersOf(cluster, data.resources)),
      },
    [cluster, data],
  );
};

/** Returns the value once it has been stable for a while; the first one at once. */
const useDebounced = <Value,>(value: Value, waitMs: number): Value => {
  const [settled, setSettled] = useState(value);
  const isFirst = settled === undefined;
  useEffect(() => {
    const timer = window.setTimeout(setSettled, isFirst ? 0 : waitMs, () => value);
    return () => window.clearTimeout(timer);
  }, [value, waitMs, isFirst]);
  return settled;
};
