import type { SupportAct } from '@hearthway/domain/staff/support-access.constants.ts';
import type { SupportActDetail } from '@hearthway/domain/staff/support-access.view.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { showAccessLog } from './access-log.ts';
import { supportCalls } from './support.fixture.ts';

let api: TestApi;
const { hire } = supportCalls(() => api);

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.stop());

const lines = async (since: string): Promise<readonly string[]> => {
  const printed: string[] = [];
  const command = showAccessLog(new Date(since));
  await command({ ...api.dependencies, print: (line) => printed.push(line) });
  return printed;
};

test('the operator sees which staff member looked at which family, when and why', async () => {
  expect(await lines('1970-01-01')).toEqual(['No family was looked at.']);
  const [staff, family] = [await hire(), await api.signUp()];
  const left = '7'.repeat(32);
  let position = 0;
  const did = async (
    staffId: string,
    occurredAt: string,
    what: SupportAct,
    detail: SupportActDetail = {},
  ): Promise<void> => {
    position += 1;
    await sql`
      insert into staff_access_v1 values (
        ${family.userId}, ${position}, 'e', ${staffId}, ${what}, ${JSON.stringify(detail)},
        ${occurredAt}
      )
    `.execute(api.database);
  };
  await did(left, '2026-10-31T23:59:59.999Z', 'timeline-viewed');
  await did(staff.userId, '2026-11-01T00:00:00.000Z', 'timeline-viewed');
  const reason = 'They "cannot" find\ntheir report';
  await did(staff.userId, '2026-11-01T00:01:00.000Z', 'detail-revealed', { eventId: 'e', reason });
  await did(staff.userId, '2026-11-01T00:02:00.000Z', 'note-added', { note: 'Call Dana' });
  await did(staff.userId, '2026-11-01T00:03:00.000Z', 'mail-resent', { mail: 'confirm-email' });
  await did(staff.userId, '2026-11-01T00:04:00.000Z', 'sessions-ended');
  const whom = `${family.email} (${family.userId})`;
  const november = [
    `2026-11-01 00:00:00 UTC  ${staff.email}  looked at  ${whom}`,
    `2026-11-01 00:01:00 UTC  ${staff.email}  opened details of  ${whom}: "They \\"cannot\\" find\\ntheir report"`,
    `2026-11-01 00:02:00 UTC  ${staff.email}  added a note to  ${whom}`,
    `2026-11-01 00:03:00 UTC  ${staff.email}  sent confirm-email again to  ${whom}`,
    `2026-11-01 00:04:00 UTC  ${staff.email}  ended all sessions of  ${whom}`,
  ];
  expect(await lines('2026-11-01')).toEqual(november);
  expect(await lines('1970-01-01')).toEqual([
    `2026-10-31 23:59:59 UTC  a former staff member (${left})  looked at  ${whom}`,
    ...november,
  ]);
});
