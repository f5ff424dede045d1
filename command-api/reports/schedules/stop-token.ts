import { timingSafeEqual } from 'node:crypto';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';

/** Part of every mailed link, so it must never be renamed. */
const PURPOSE = 'report-schedule-stop';
const ID_LENGTH = 32;

type Hashing = Pick<Privacy, 'keyedHash'>;

/**
 * Secret in a schedule's mails: its id and a keyed hash of the id. All mails of a schedule share it, so that
 * each can stop it, and it cannot be derived from stored data.
 */
export const stopTokenOf = async (privacy: Hashing, scheduleId: string): Promise<string> =>
  `${scheduleId}${(await privacy.keyedHash(PURPOSE, scheduleId)).toString('base64url')}`;

/** Returns the schedule id in a secret; undefined for a forged one. */
export const readStopToken = async (
  privacy: Hashing,
  token: string,
): Promise<string | undefined> => {
  const scheduleId = token.slice(0, ID_LENGTH);
  const expected = Buffer.from(await stopTokenOf(privacy, scheduleId));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? scheduleId
    : undefined;
};
