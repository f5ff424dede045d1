import {
  type Denial,
  type DenialFields,
  denialSchema,
} from '@hearthway/domain/insurance/denials.contract.ts';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey } from '../../../live/cache-keys.ts';
import { type Answers, OTHER_REASON, type TakenStep, UNKNOWN_PLAN } from './answers.ts';

const schema = z.array(denialSchema);

/** Denials of an account, newest first. The socket announces changes made elsewhere. */
export const denialsQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'denials'),
    // Prevents endless refetching: the page waits for the query, and its parts mount it again.
    retryOnMount: false,
    queryFn: ({ signal }) => api.read('denials', '/api/insurance/denials', { schema, signal }),
  });

/** Creates 32 hexadecimal digits. */
export const newDenialId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Request body; undefined if an answer is missing. */
export const fieldsOf = (answers: Answers, timeZone: string): DenialFields | undefined => {
  const { planType, reason, letterOn, care } = answers;
  if (planType === null || reason === null || letterOn === null || care === null) return undefined;
  const { state, notice, changesOn, letterSays, urgency, wantsReminders } = answers;
  return {
    planType: planType === UNKNOWN_PLAN ? null : planType,
    denialReason: reason === OTHER_REASON ? null : reason,
    state,
    notice,
    letterOn,
    changesOn,
    letterSays,
    urgency,
    care,
    timeZone,
    wantsReminders,
  };
};

/** Compares a denial with the answers, ignoring the time zone. */
export const isSame = (denial: Denial, fields: DenialFields): boolean =>
  denial.planType === fields.planType &&
  denial.denialReason === fields.denialReason &&
  denial.state === fields.state &&
  denial.notice === fields.notice &&
  denial.letterOn === fields.letterOn &&
  denial.changesOn === fields.changesOn &&
  denial.letterSays === fields.letterSays &&
  denial.urgency === fields.urgency &&
  denial.care === fields.care &&
  denial.wantsReminders === fields.wantsReminders;

/** Restores the answers from a denial of the account. */
export const answersOf = ({
  id,
  planType,
  denialReason,
  recordedAt: _recordedAt,
  timeZone: _timeZone,
  ...denial
}: Denial): Omit<Answers, 'gathered'> => ({
  ...denial,
  denialId: id,
  planType: planType ?? UNKNOWN_PLAN,
  reason: denialReason ?? OTHER_REASON,
});

const pathOf = (denialId: string): string => `/api/insurance/denials/${denialId}`;

const put = (path: string, body: unknown): Promise<unknown> =>
  api.send({ method: 'PUT', path, body, schema: ignored });

/** Records a step and its decision. Idempotent. */
export const sendTaken = async (
  denialId: string,
  { step, sentOn, decided }: TakenStep,
): Promise<void> => {
  const path = `${pathOf(denialId)}/appeals/${step}`;
  await put(path, { sentOn });
  if (decided !== null)
    await put(`${path}/decision`, { outcome: decided.outcome, decidedOn: decided.on });
};

/** Records a denial with all its steps, or corrects it. */
export const sendDenial = async (
  denialId: string,
  fields: DenialFields,
  taken: readonly TakenStep[],
): Promise<void> => {
  await put(pathOf(denialId), fields);
  for (const step of taken) await sendTaken(denialId, step);
};

export const removeDenial = (denialId: string): Promise<unknown> =>
  api.send({ method: 'DELETE', path: pathOf(denialId), schema: ignored });
