import { invalidArgument } from './errors.ts';
import { type Expectation, expectationOf } from './expectation.ts';

/** Four forms of an expectation in requests to append, delete and tombstone. */
interface ExpectedRevisionOptions {
  hasRevision(): boolean;
  getRevision(): string;
  hasNoStream(): boolean;
  hasAny(): boolean;
  hasStreamExists(): boolean;
}

export const expectationFrom = (options: ExpectedRevisionOptions): Expectation => {
  if (options.hasRevision()) return expectationOf({ revision: options.getRevision() });
  if (options.hasNoStream()) return expectationOf('no_stream');
  if (options.hasAny()) return expectationOf('any');
  if (options.hasStreamExists()) return expectationOf('stream_exists');
  throw invalidArgument('An expected revision is required.');
};
