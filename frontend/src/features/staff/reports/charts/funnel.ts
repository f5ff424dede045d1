import type { ColumnType, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { type Cell, isHidden } from '../cell-words.ts';

export interface FunnelStep {
  readonly name: string;
  readonly value: Cell;
  readonly type: ColumnType;
  readonly isHidden: boolean;
  /** Share of the first step, from 0 to 1; null when either number is suppressed. */
  readonly ofFirst: number | null;
  /** Of the step before. */
  readonly ofPrevious: number | null;
}

export const funnelOf = (
  { columns, rows }: ReportTable,
  { step, value }: { readonly step: string; readonly value: string },
): readonly FunnelStep[] => {
  const stepAt = columns.findIndex(({ id }) => id === step);
  const valueAt = columns.findIndex(({ id }) => id === value);
  const type = columns[valueAt]?.type;
  if (stepAt < 0 || type === undefined) return [];
  const cellAt = (at: number): Cell => rows[at]?.[valueAt] ?? null;
  return rows.map((row, at) => ({
    name: String(row[stepAt] ?? ''),
    value: cellAt(at),
    type,
    isHidden: isHidden(cellAt(at), type),
    ofFirst: shareOf(cellAt(at), cellAt(0)),
    ofPrevious: at === 0 ? null : shareOf(cellAt(at), cellAt(at - 1)),
  }));
};

const shareOf = (part: Cell, whole: Cell): number | null =>
  typeof part === 'number' && typeof whole === 'number' && whole > 0 ? part / whole : null;
