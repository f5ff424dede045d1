import type { Revision } from '../event.ts';

/** Which of the parked messages have been given out again, and how many of those are done with. */
export interface Replaying {
  readonly began: (revision: Revision) => void;
  readonly settled: (revision: Revision) => void;
  /** Everything below was read, also where nothing was left to give out. */
  readonly readTo: (revision: Revision) => void;
  /** Everything below this revision is done with and may go. Told again only when it has grown. */
  readonly due: () => Revision | undefined;
}

/** A long replay records its progress every this many messages. */
const NOTED_EVERY = 100;

/**
 * The real server lets replayed messages go as soon as it has read them, and loses those that were
 * still unanswered when it crashes. Here each stays parked until it is done with.
 */
export const createReplaying = (): Replaying => {
  const unsettled = new Set<Revision>();
  let lastRead: Revision = 0;
  let noted: Revision = 0;

  const done = (): Revision => {
    for (const revision of unsettled) return revision;
    return lastRead;
  };

  return {
    began: (revision) => {
      unsettled.add(revision);
      lastRead = revision + 1;
    },
    settled: (revision) => unsettled.delete(revision),
    readTo: (revision) => {
      lastRead = Math.max(lastRead, revision);
    },
    due: () => {
      const revision = done();
      if (revision === noted) return undefined;
      if (unsettled.size > 0 && revision - noted < NOTED_EVERY) return undefined;
      noted = revision;
      return revision;
    },
  };
};
