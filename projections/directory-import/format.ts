import type { ImportSession } from './import-session.ts';
import type { Places } from './places/places.ts';
import type { Provider } from './provider.ts';

/** Format of a source's files. All are CSV with a header. */
export interface ImportFormat {
  readonly name: 'nppes' | 'spreadsheet';
  /** `source` of its listings. */
  readonly source: string;
  /** Part of an import's identity, beside the file: another mapping is another import. */
  readonly fingerprint: string;
  /** A file is a complete copy of the source: listings missing from it have left the source. */
  readonly isWhole: boolean;
  /** Days that a file covers, by its name; undefined where the name does not say. */
  readonly periodOf?: (name: string) => Period | undefined;
  /** Throws a `RefusedFileError` that names the first column missing. */
  readonly columnsOf: (header: readonly string[]) => RowFormat;
  /** Makes one of the listings of several rows, in the order of the file. Without it the last holds. */
  readonly merge?: (listings: readonly StagedListing[]) => Merged;
}

/** First and last day, in ISO. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** Covers the source from its beginning on. */
  readonly isFull: boolean;
}

export interface RowFormat {
  /** A list that may concern none of our listings. */
  readonly mayFindNothing?: boolean;
  /** Name of the row in reports; empty when it has none. */
  readonly recordOf: (cells: Cells) => string;
  /** Creates the function that maps a complete row to listings. */
  readonly prepare: (context: ReadContext) => Promise<JudgeRow>;
}

interface ReadContext {
  readonly places: Places;
  readonly session: ImportSession;
}

/** Cells of a row, as they stand in the file; an array is one such. */
export interface Cells {
  readonly length: number;
  readonly at: (index: number) => string | undefined;
}

export type JudgeRow = (cells: Cells) => Judged;

/** Nothing of both for a row that does not matter. */
export interface Judged {
  readonly listings: readonly Found[];
  readonly remarks: readonly Remark[];
}

type Found =
  | { readonly id: string; readonly provider: StagedListing }
  /** Belongs in the directory no more, since that ISO day where it is known. */
  | { readonly id: string; readonly provider: null; readonly asOf: string | null };

/** A provider, and further data that the format needs to merge several of one. */
export interface StagedListing extends Provider {
  readonly about?: string;
  readonly counties?: readonly string[];
}

export interface Merged {
  readonly listing: StagedListing;
  /** Rows that contradict earlier ones, by index. */
  readonly disagreements: readonly { readonly row: number; readonly reason: string }[];
}

/** Something that the operator should know of a row. Sentences without personal data. */
export interface Remark {
  readonly outcome: Outcome;
  readonly reason: string;
}

/** `rejected` is listed nowhere, and `unplaced` without a point; all others are listed as they are. */
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
