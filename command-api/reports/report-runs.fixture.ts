import { randomUUID } from 'node:crypto';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { startedRunSchema } from '@hearthway/domain/reports/reports.contract.ts';
import type { Answer, Call, Family, TestApi } from '../command-api.fixture.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { accepted } from '../commands/send-position.ts';
import { type Replay, replayOrder } from './replay-order.ts';
import { reportRunsJob } from './report-runs.job.ts';

export interface WorkOptions extends Partial<CommandDependencies> {
  readonly replay?: Replay;
}

export const reportRunCalls = (api: () => TestApi) => {
  const signUpAnalyst = async (): Promise<Family> => {
    const analyst = await api().signUp();
    const { handle } = api().dependencies;
    // Records it in the log as well, since accounts with a role are excluded from reports.
    accepted(
      await handle(accountDecider, {
        id: analyst.userId,
        command: { command: 'change-role', role: 'analyst' },
        context: operatorContext(analyst.userId, api().now()),
      }),
    );
    await api()
      .database.updateTable('accounts')
      .set({ role: 'analyst' })
      .where('user_id', '=', analyst.userId)
      .execute();
    return analyst;
  };

  const ask = (as: Family, body: unknown, headers: Call['headers'] = {}): Promise<Answer> =>
    api().send({ method: 'POST', url: '/api/staff/reports/runs', as, body, headers });

  const start = async (as: Family, body: unknown, headers: Call['headers'] = {}) =>
    startedRunSchema.parse((await ask(as, body, headers)).body).runId;

  const cancel = (as: Family, runId: string): Promise<Answer> =>
    api().send({ method: 'POST', url: `/api/staff/reports/runs/${runId}/cancel`, as });

  /**
   * Runs the job of one process until nothing is due, or until stopped; by default without the thread, which
   * takes half a second of CPU time to load.
   */
  const work = async (
    { signal } = new AbortController(),
    { replay = replayOrder, ...changed }: WorkOptions = {},
  ): Promise<void> => {
    const job = reportRunsJob({ ...api().dependencies, ...changed }, replay);
    while ((await job.run(signal)).isMore && !signal.aborted);
  };

  const rowOf = (runId: string) =>
    api()
      .database.selectFrom('report_runs')
      .selectAll()
      .where('id', '=', runId)
      .executeTakeFirstOrThrow();

  const answerTo = async (as: Family, body: unknown) => {
    const runId = await start(as, body);
    await work();
    return rowOf(runId);
  };

  const states = () => api().database.selectFrom('report_states').selectAll().execute();

  const favorite = (as: Family, resourceId = 'provider-1'): Promise<Answer> =>
    api().send({ method: 'POST', url: '/api/favorites', as, body: { resourceId } });

  const appendBroken = async (): Promise<bigint> => {
    const { position } = await api().dependencies.eventStore.appendToStream('favorites-x', [
      {
        id: randomUUID(),
        contentType: 'application/json',
        type: 'ResourceFavorited',
        data: { secret: 'Quirina' },
        metadata: {},
      },
    ]);
    return position?.commit ?? 0n;
  };

  return {
    signUpAnalyst,
    ask,
    start,
    cancel,
    work,
    rowOf,
    answerTo,
    states,
    favorite,
    appendBroken,
  };
};
