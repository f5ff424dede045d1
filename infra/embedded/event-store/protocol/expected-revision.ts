import type { ExpectedRevision } from '../semantics/expected-revision.ts';
import { invalidArgument } from './errors.ts';
import { numberFrom } from './numbers.ts';

/** The four forms an expectation takes in the requests to append, delete and tombstone. */
interface ExpectedRevisionOptions {
  hasRevision(): boolean;
  getRevision(): string;
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export const expectedRevisionFrom = (options: ExpectedRevisionOptions): ExpectedRevision => {
  if (options.hasRevision()) return numberFrom(options.getRevision());
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasAny()) return 'any';
  if (options.hasStreamExists()) return 'stream_exists';
  throw invalidArgument('An expected revision is required.');
};
