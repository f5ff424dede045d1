import { timingSafeEqual } from 'node:crypto';
import type { Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';

/** Part of every link that was mailed, so it is never renamed. */
const PURPOSE = 'report-schedule-stop';
const ID_LENGTH = 32;

type Hashing = Pick<Privacy, 'keyedHash'>;

/**
 * The secret of a schedule's mails: its id, and a keyed hash of that. All mails of a schedule have the
 * same, so that each can stop it, and nothing that is stored gives it away.
 */
export const stopTokenOf = async (privacy: Hashing, scheduleId: string): Promise<string> =>
  `${scheduleId}${(await privacy.keyedHash(PURPOSE, scheduleId)).toString('base64url')}`;

/** The schedule that a secret stops; undefined for a forged one. */
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
