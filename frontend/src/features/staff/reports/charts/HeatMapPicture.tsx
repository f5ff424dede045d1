import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScrollRegion } from '../../../../components/ScrollRegion.tsx';
import { figureWords } from '../cell-words.ts';
import {
  type FittingHeatMap,
  fitting,
  type HeatCell,
  type HeatMap,
  heatMapOf,
} from './heat-map.ts';

interface HeatMapPictureProps {
  readonly hint: { readonly row: string; readonly column: string; readonly value: string };
  readonly table: ReportTable;
}

/** Shades from none to the darkest. Numbers stay readable on all of them. */
const SHADES = [
  '',
  'bg-accent/8',
  'bg-accent/16',
  'bg-accent/26',
  'bg-accent text-on-accent print:bg-accent/40 print:text-text',
] as const;

/** Stays in view while the rest scrolls sideways. */
const rowHead = 'sticky start-0 bg-surface px-2 py-1 text-start font-semibold print:static';

/** Row per cohort, shaded by value, with every number in its cell. */
export const HeatMapPicture = ({ hint, table }: HeatMapPictureProps) => {
  const { t } = useLingui();
  const whole = heatMapOf(table, hint);
  if (whole === undefined) return null;
  const fits = fitting(whole);
  const { map } = fits;
  return (
    <ScrollRegion
      label={t`Heat map`}
      className="overflow-x-auto rounded-soft print:overflow-visible"
    >
      <table className="border-separate border-spacing-0.5 text-sm tabular-nums print:border-spacing-0">
        <caption className="pb-2 text-start">
          <HeatCaption {...fits} />
        </caption>
        <thead>
          <tr>
            <th scope="col" className={rowHead}>
              {map.row.label}
            </th>
            {map.places.map((place) => (
              <th
                key={place}
                scope="col"
                className="px-2 py-1 text-center font-semibold print:px-0.5"
              >
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.lines.map((line) => (
            <Line key={line.name} map={map} line={line} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const HeatCaption = ({
  map: { column, value, lines },
  linesLeftOut,
  placesLeftOut,
}: FittingHeatMap) => {
  const [across, figure] = [column.label, value.label];
  return (
    <span className="sticky start-0 inline-block max-w-[88vw]">
      <span className="font-semibold">
        {figure}, {across}
      </span>
      <span className="block text-text-soft">
        <Trans>The darker a cell, the higher its number.</Trans>
      </span>
      {linesLeftOut + placesLeftOut > 0 && (
        <span className="block text-text-soft">
          <Trans>
            Shown are the last {lines.length} rows, and some of the columns. Downloads have all
            numbers.
          </Trans>
        </span>
      )}
    </span>
  );
};

interface LineProps {
  readonly map: HeatMap;
  readonly line: HeatMap['lines'][number];
}

const Line = ({ map, line }: LineProps) => {
  const { i18n } = useLingui();
  return (
    <tr>
      <th scope="row" className={`${rowHead} whitespace-nowrap`}>
        {line.name}
      </th>
      {line.cells.map((cell) => (
        <td
          key={cell.place}
          className={`min-w-14 rounded-sm px-2 py-1 text-center print:min-w-0 print:px-0.5 ${look(cell)}`}
        >
          {figureWords(i18n, cell.figure, map.value.type)}
        </td>
      ))}
    </tr>
  );
};

const look = ({ shade }: HeatCell): string =>
  `${SHADES[shade] ?? ''} print:[print-color-adjust:exact]`;
