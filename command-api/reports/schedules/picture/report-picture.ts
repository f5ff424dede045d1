import { chartOf } from '@hearthway/domain/reports/figures.contract.ts';
import type { Report, ReportParams } from '@hearthway/domain/reports/report.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import { drawHeatMap, heatMapHeight } from './draw-heat-map.ts';
import { drawPlot, plotHeight } from './draw-plot.ts';
import {
  type Drawing,
  drawBox,
  GRAY,
  INK,
  newDrawing,
  PAPER,
  pngOf,
  WIDTH,
  write,
} from './drawing.ts';
import { type PictureData, pictureDataOf } from './picture-data.ts';
import { numberWordsIn, PICTURE, stateName, tableInWords } from './picture-words.ts';
import { drawBar, drawMark } from './series-look.ts';

export interface ReportPictureOptions {
  readonly report: Report;
  readonly params: ReportParams;
  readonly table: ReportTable;
  readonly language: string;
  readonly translate: Translate;
}

const MARGIN = 40;
const HEADING = 150;
const LEGEND_LINE = 34;
const FOOT = 50;

/**
 * Draws a table as a grayscale PNG, since few mail programs show SVG. Returns undefined if there is nothing
 * to draw.
 */
export const reportPictureOf = async (
  options: ReportPictureOptions,
): Promise<Buffer | undefined> => {
  const { report, params, language, translate } = options;
  const table = tableInWords(options.table, {
    report: report.id,
    groupBy: params.groupBy,
    translate,
  });
  const data = pictureDataOf({ chart: chartOf(report.chart, table), table });
  if (data === undefined) return undefined;
  const words = numberWordsIn(data.type, language);
  const legend = data.kind === 'heat-map' || data.series.length < 2 ? [] : data.series;
  const top = HEADING + legend.length * LEGEND_LINE;
  const height = Math.ceil(top + heightOf(data) + FOOT);
  const drawing = await newDrawing(height);
  drawBox(drawing, { x: 0, y: 0, width: WIDTH, height }, { fill: PAPER });
  writeHeading(drawing, options);
  for (const [index, { label }] of legend.entries()) {
    const y = HEADING - 30 + index * LEGEND_LINE;
    if (data.kind === 'line') drawMark(drawing, [MARGIN + 20, y], index);
    else drawBar(drawing, { x: MARGIN + 4, y: y - 10, width: 32, height: 20 }, index);
    write(drawing, label, [MARGIN + 56, y], { size: 22, within: WIDTH - 2 * MARGIN - 60 });
  }
  if (data.kind === 'heat-map') drawHeatMap(drawing, { map: data, top, words });
  else drawPlot(drawing, { plot: data, top, words });
  write(drawing, translate(PICTURE.margin), [MARGIN, height - FOOT / 2], small);
  return pngOf(drawing);
};

const small = { size: 20, color: INK, within: WIDTH - 2 * MARGIN } as const;

const heightOf = (data: PictureData): number =>
  data.kind === 'heat-map' ? heatMapHeight(data) : plotHeight(data);

const writeHeading = (
  drawing: Drawing,
  { report, params: { from, to, state }, translate }: ReportPictureOptions,
): void => {
  const within = WIDTH - 2 * MARGIN;
  write(drawing, translate(report.title), [MARGIN, 44], { size: 36, isBold: true, within });
  const period = translate(PICTURE.period(new Date(from), new Date(to)));
  const about =
    state === null ? period : `${period} · ${state.split(',').map(stateName).join(', ')}`;
  write(drawing, about, [MARGIN, 86], { size: 24, color: GRAY, within });
};
