export interface FileTime {
  /** The Vitest project: unit, integration, … */
  readonly kind: string;
  readonly file: string;
  /** Imports, hooks and tests of the file. */
  readonly ms: number;
}

const SLOWEST_SHOWN = 10;

/**
 * Two tables: the summed time per kind, and the slowest files. Files run beside each other, so the
 * sums are larger than the time that the run took. A single file needs no table.
 */
export const timesReport = (files: readonly FileTime[]): string => {
  if (files.length < 2) return '';
  const slowestFirst = files.toSorted((a, b) => b.ms - a.ms);
  const kinds = Object.entries(Object.groupBy(files, ({ kind }) => kind))
    .map(([kind, ofKind = []]) => ({ kind, count: ofKind.length, ms: sum(ofKind) }))
    .toSorted((a, b) => b.ms - a.ms);
  return [
    '',
    'Time per kind',
    ...kinds.map(({ kind, count, ms }) => `${seconds(ms)}  ${kind}, ${filesOf(count)}`),
    '',
    'Slowest files',
    ...slowestFirst.slice(0, SLOWEST_SHOWN).map(({ file, ms }) => `${seconds(ms)}  ${file}`),
    '',
  ]
    .map((line) => `${line}\n`)
    .join('');
};

const sum = (files: readonly FileTime[]): number => files.reduce((total, { ms }) => total + ms, 0);

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(10);

const filesOf = (count: number): string => (count === 1 ? '1 file' : `${count} files`);
