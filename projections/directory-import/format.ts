import type { ImportSession } from './import-session.ts';
import type { Places } from './places/places.ts';
import type { Provider } from './provider.ts';

/** Format of a source's files. All are CSV with a header. */
export interface ImportFormat {
  readonly name: 'nppes' | 'spreadsheet';
  /** Value of `source` in its listings. */
  readonly source: string;
  /** Identifies an import together with the file: another mapping is another import. */
  readonly fingerprint: string;
  /** True if a file is a complete copy of the source: listings missing from it have left the source. */
  readonly isWhole: boolean;
  /** Returns the days that a file covers, by its name; undefined if the name has no dates. */
  readonly periodOf?: (name: string) => Period | undefined;
  /** Throws a `RefusedFileError` that names the first missing column. */
  readonly columnsOf: (header: readonly string[]) => RowFormat;
  /** Merges the listings of several rows, in the order of the file. Without it the last row counts. */
  readonly merge?: (listings: readonly StagedListing[]) => Merged;
}

/** First and last day, in ISO. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** True if it covers the source from its beginning. */
  readonly isFull: boolean;
}

export interface RowFormat {
  /** True for a list that may include none of our listings. */
  readonly mayFindNothing?: boolean;
  /** Name of the row in reports; empty if it has none. */
  readonly recordOf: (cells: Cells) => string;
  /** Creates the function that maps a complete row to listings. */
  readonly prepare: (context: ReadContext) => Promise<JudgeRow>;
}

interface ReadContext {
  readonly places: Places;
  readonly session: ImportSession;
}

/** Cells of a row, unchanged from the file; an array works as well. */
export interface Cells {
  readonly length: number;
  readonly at: (index: number) => string | undefined;
}

export type JudgeRow = (cells: Cells) => Judged;

/** Both lists are empty for an irrelevant row. */
export interface Judged {
  readonly listings: readonly Found[];
  readonly remarks: readonly Remark[];
}

type Found =
  | { readonly id: string; readonly provider: StagedListing }
  /** Removed from the directory, since that ISO date if known. */
  | { readonly id: string; readonly provider: null; readonly asOf: string | null };

/** Provider with further data that the format needs to merge several rows of it. */
export interface StagedListing extends Provider {
  readonly about?: string;
  readonly counties?: readonly string[];
}

export interface Merged {
  readonly listing: StagedListing;
  /** Rows that contradict earlier ones, by index. */
  readonly disagreements: readonly { readonly row: number; readonly reason: string }[];
}

/** Note on a row for the operator: sentences without personal data. */
export interface Remark {
  readonly outcome: Outcome;
  readonly reason: string;
}

/** `rejected` is not listed, and `unplaced` has no point; all others are listed unchanged. */
type Outcome =
  | 'rejected'
  | 'unplaced'
  | 'approximate'
  | 'out-of-state'
  | 'several-addresses'
  | 'unreadable'
  | 'merged'
  | 'possible-duplicate';

export const NOTHING: Judged = { listings: [], remarks: [] };
