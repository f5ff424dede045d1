import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { startedScheduleSchema } from '@hearthway/domain/reports/schedules.contract.ts';
import type { Answer, Call, Family, TestApi } from '../../command-api.fixture.ts';
import { sendMailsJob } from '../../mail/send-mails.job.ts';
import { reportRunCalls } from '../report-runs.fixture.ts';
import { reportSchedulesJob } from './report-schedules.job.ts';

const TABLE: ReportTable = {
  columns: [
    { id: 'period', label: 'Period', type: 'text' },
    { id: 'families', label: 'Active families', type: 'families' },
    {
      id: 'families_plus_minus',
      label: 'Active families, ±',
      type: 'families',
      marginOf: 'families',
    },
  ],
  rows: [['2026-01-05', 5, 30]],
  told: { from: '2026-01-05', to: '2026-01-05' },
};

type Changed = Partial<TestApi['dependencies']>;

export const scheduleCalls = (api: () => TestApi) => {
  const runs = reportRunCalls(api);

  const ask = (as: Family, body: unknown): Promise<Answer> =>
    api().send({ method: 'POST', url: '/api/staff/reports/schedules', as, body });

  const schedule = async (as: Family, body: unknown): Promise<string> =>
    startedScheduleSchema.parse((await ask(as, body)).body).scheduleId;

  const change = (as: Family, scheduleId: string, how: 'stop' | 'resume'): Promise<Answer> =>
    api().send({ method: 'POST', url: `/api/staff/reports/schedules/${scheduleId}/${how}`, as });

  const stopByMail = (token: string, call: Partial<Call> = {}): Promise<Answer> =>
    api().send({ method: 'POST', url: `/api/report-mails/stop?token=${token}`, ...call });

  const queue = async (): Promise<void> => {
    const job = reportSchedulesJob(api().dependencies);
    while ((await job.run(new AbortController().signal)).isMore);
  };

  const answerRuns = async (): Promise<void> => {
    await api()
      .database.updateTable('report_runs')
      .set({ status: 'done', result: JSON.stringify(TABLE) })
      .where('status', '=', 'waiting')
      .execute();
  };

  const makeDue = async (): Promise<void> => {
    await queue();
    await answerRuns();
    await queue();
  };

  const sendMails = async (changed: Changed): Promise<void> => {
    const job = sendMailsJob({ ...api().dependencies, ...changed });
    while ((await job.run(new AbortController().signal)).isMore);
  };

  const rowOf = (scheduleId: string) =>
    api()
      .database.selectFrom('report_schedules')
      .selectAll()
      .where('id', '=', scheduleId)
      .executeTakeFirstOrThrow();

  const runsOf = (scheduleId: string) =>
    api()
      .database.selectFrom('report_runs')
      .selectAll()
      .where('schedule_id', '=', scheduleId)
      .orderBy('from_day')
      .execute();

  const mails = () =>
    api().database.selectFrom('mails').selectAll().where('kind', '=', 'scheduled-report').execute();

  const setRole = (userId: string, role: 'family' | 'analyst') =>
    api()
      .database.updateTable('accounts')
      .set({ role })
      .where('user_id', '=', userId)
      .executeTakeFirst();

  return {
    ...runs,
    ask,
    schedule,
    change,
    stopByMail,
    queue,
    answerRuns,
    makeDue,
    sendMails,
    rowOf,
    runsOf,
    mails,
    setRole,
  };
};
