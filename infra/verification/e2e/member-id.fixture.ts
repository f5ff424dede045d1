import { expect } from 'vitest';

export const MEMBER_ID = 'XQJ904417735';

/** Whole request bodies with the planted id, and the status of the answer. */
const LOOKUPS: readonly (readonly [status: number, body: string])[] = [
  ...[
    [200, { insuranceProvider: 'aetna', state: 'NC' }],
    [200, { insuranceProvider: 'kaiser-permanente', zipCode: MEMBER_ID.slice(0, 12) }],
    [400, {}],
    [400, { insuranceProvider: MEMBER_ID }],
    [400, { insuranceProvider: 'aetna', state: MEMBER_ID }],
    [400, { insuranceProvider: 'aetna', zipCode: MEMBER_ID.repeat(9) }],
    [422, { insuranceProvider: 'aetna', zipCode: '27701', state: 'TX' }],
  ].map(
    ([status, body]) =>
      [Number(status), JSON.stringify({ ...Object(body), memberId: MEMBER_ID })] as const,
  ),
  [200, JSON.stringify({ insuranceProvider: 'cigna', memberId: { number: [MEMBER_ID] } })],
  [200, JSON.stringify({ insuranceProvider: 'cigna', memberId: MEMBER_ID.repeat(1_000) })],
  [400, `{"insuranceProvider":"aetna","memberId":"${MEMBER_ID}`],
  [400, `${MEMBER_ID}`],
  [413, JSON.stringify({ insuranceProvider: 'aetna', memberId: MEMBER_ID.repeat(6_000) })],
];

/**
 * Looks an insurance up with the member id in every way, as a visitor and with a session. Resolves
 * with all that was answered.
 */
export const lookUpWithMemberId = async (
  url: string,
  token: string,
): Promise<readonly string[]> => {
  const answers: string[] = [];
  const post = async (
    path: string,
    body: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<number> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    answers.push(JSON.stringify([...answer.headers]), await answer.clone().text());
    return answer.status;
  };
  for (const headers of [{}, { authorization: `Bearer ${token}`, 'idempotency-key': 'a-key' }])
    for (const [index, [status, body]] of LOOKUPS.entries()) {
      const keyed = 'idempotency-key' in headers ? { 'idempotency-key': `key-${index}` } : {};
      expect(await post('/api/insurance/lookup', body, { ...headers, ...keyed })).toBe(status);
    }
  // The form of a browser without scripts, and a type that no route takes.
  const form = String(new URLSearchParams({ insuranceProvider: 'aetna', memberId: MEMBER_ID }));
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  await post('/insurance-help', form, urlencoded);
  await post('/api/insurance/lookup', form, urlencoded);
  await fetch(`${url}/health`).then(async (answer) => answers.push(await answer.text()));
  return answers;
};
