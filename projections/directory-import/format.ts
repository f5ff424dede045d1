import type { ImportSession } from './import-session.ts';
import type { Places } from './places/places.ts';
import type { Provider } from './provider.ts';

/** How the files of a source are understood. What they have in common is CSV with a header. */
export interface ImportFormat {
  readonly name: 'nppes' | 'spreadsheet';
  /** `source` of its listings. */
  readonly source: string;
  /** What the same file also has to be read by, to be the same import. */
  readonly fingerprint: string;
  /** A file is all there is of the source: what is missing in it has left the source. */
  readonly isWhole: boolean;
  /** Throws a `RefusedFileError` that names the first column missing. */
  readonly columnsOf: (header: readonly string[]) => RowFormat;
  /** Makes one of the listings of several rows, in the order of the file. Without it the last holds. */
  readonly merge?: (listings: readonly StagedListing[]) => Merged;
}

export interface RowFormat {
  /** What the row is called in reports; empty when that cannot be told. */
  readonly recordOf: (cells: readonly string[]) => string;
  /** What a row of as many cells as the header means for the directory. */
  readonly prepare: (context: ReadContext) => Promise<JudgeRow>;
}

interface ReadContext {
  readonly places: Places;
  readonly session: ImportSession;
}

export type JudgeRow = (cells: readonly string[]) => Judged;

/** Nothing of both for a row that does not matter. */
export interface Judged {
  readonly listings: readonly Found[];
  readonly remarks: readonly Remark[];
}

export type Found =
  | { readonly id: string; readonly provider: StagedListing }
  /** Belongs in the directory no more. */
  | { readonly id: string; readonly provider: null };

/** A provider, and what else the format needs to merge several of one. */
export interface StagedListing extends Provider {
  readonly about?: string;
  readonly counties?: readonly string[];
}

export interface Merged {
  readonly listing: StagedListing;
  /** What rows say otherwise than those before them, by their index. */
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
