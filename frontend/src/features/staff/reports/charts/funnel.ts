import { type Figure, figureIn, shown } from '@hearthway/domain/reports/figures.contract.ts';
import type { ColumnType, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';

export interface FunnelStep {
  readonly name: string;
  readonly figure: Figure;
  readonly type: ColumnType;
  /** Share of the first step, from 0 to 1; null if that step may be zero. */
  readonly ofFirst: number | null;
  /** Share of the previous step. */
  readonly ofPrevious: number | null;
}

const NONE: Figure = { value: 0, margin: 0 };

export const funnelOf = (
  table: ReportTable,
  { step, value }: { readonly step: string; readonly value: string },
): readonly FunnelStep[] => {
  const { columns, rows } = table;
  const stepAt = columns.findIndex(({ id }) => id === step);
  const type = columns.find(({ id }) => id === value)?.type;
  if (stepAt < 0 || type === undefined) return [];
  const figureAt = (at: number): Figure => shown(figureIn(table, rows[at] ?? [], value) ?? NONE);
  return rows.map((row, at) => ({
    name: String(row[stepAt] ?? ''),
    figure: figureAt(at),
    type,
    ofFirst: shareOf(figureAt(at), figureAt(0)),
    ofPrevious: at === 0 ? null : shareOf(figureAt(at), figureAt(at - 1)),
  }));
};

const shareOf = (part: Figure, whole: Figure): number | null =>
  whole.value > whole.margin ? Math.min(1, part.value / whole.value) : null;
