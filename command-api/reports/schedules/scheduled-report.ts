import type { ReportParams } from '@hearthway/domain/reports/report.ts';
import { type ReportTable, tableFileName } from '@hearthway/domain/reports/reports.contract.ts';
import type { ScheduleReason } from '@hearthway/domain/reports/schedules.contract.ts';
import { BYTE_ORDER_MARK, tableFile } from '@hearthway/domain/reports/table-file.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Mail, MailAttachment } from '@hearthway/infra/adapters/mail/mail.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { reportPictureOf } from './picture/report-picture.ts';
import { endSchedule, endWithRole } from './report-schedules.ts';

interface ScheduledReport {
  readonly runId: string;
  readonly stop: string;
  readonly language: string;
}

/**
 * Returns the files of a scheduled report, and the URL that stops its mails. Returns undefined if it must not
 * be sent: the schedule was stopped or paused, its analyst has another role, or the run is gone.
 */
export const scheduledReportOf = async (
  dependencies: CommandDependencies,
  { runId, stop, language }: ScheduledReport,
): Promise<Pick<Mail, 'attachments' | 'unsubscribeUrl'> | undefined> => {
  const { database, publicUrl } = dependencies;
  const run = await database
    .selectFrom('report_runs')
    .innerJoin('report_schedules', 'report_schedules.id', 'report_runs.schedule_id')
    .innerJoin('accounts', 'accounts.user_id', 'report_runs.user_id')
    .select([
      'report_runs.report',
      'report_version',
      'from_day',
      'to_day',
      'report_runs.group_by',
      'report_runs.state',
      'result',
      'report_schedules.id as scheduleId',
      'report_schedules.status',
      'role',
    ])
    .where('report_runs.id', '=', runId)
    .executeTakeFirst();
  if (run === undefined || run.result === null || run.status !== 'active') return undefined;
  if (run.role !== 'analyst') {
    await endWithRole(dependencies, run.scheduleId);
    return undefined;
  }
  const { from_day: from, to_day: to, group_by: groupBy, state } = run;
  const answered = {
    report: run.report,
    reportVersion: run.report_version,
    params: { from, to, groupBy, state },
    table: run.result,
  };
  const picture = await pictureOf(dependencies, { ...answered, language });
  return {
    attachments: [csvOf(answered), ...(picture === undefined ? [] : [picture])],
    unsubscribeUrl: `${publicUrl}/api/report-mails/stop?token=${stop}`,
  };
};

interface Answered {
  readonly report: string;
  readonly reportVersion: number;
  readonly params: ReportParams;
  readonly table: ReportTable;
}

const csvOf = ({ report, reportVersion, params, table }: Answered): MailAttachment => {
  const question = { ...params, report, reportVersion, asOf: null };
  return {
    filename: tableFileName('csv', question),
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from(`${BYTE_ORDER_MARK}${tableFile('csv', table, question)}`),
  };
};

/** Tolerates errors, since a mail without its picture is better than none. */
const pictureOf = async (
  { logger }: Pick<CommandDependencies, 'logger'>,
  { report: id, params, table, language }: Answered & { readonly language: string },
): Promise<MailAttachment | undefined> => {
  const report = allReports.find((each) => each.id === id);
  if (report === undefined) return undefined;
  const translate = translatorIn(language, logger);
  try {
    const picture = await reportPictureOf({ report, params, table, language, translate });
    if (picture === undefined) return undefined;
    const filename = tableFileName('csv', { ...params, report: id, asOf: null });
    return {
      filename: filename.replace(/csv$/, 'png'),
      contentType: 'image/png',
      content: picture,
    };
  } catch (error) {
    logger.warn({ err: error, report: id }, 'A report was mailed without its picture.');
    return undefined;
  }
};

/** Pauses a schedule whose mail could not be delivered; the reports page shows its analyst the reason. */
export const pauseUndelivered = async (
  { database }: Pick<CommandDependencies, 'database'>,
  { runId, reason }: { readonly runId: string; readonly reason: ScheduleReason },
): Promise<void> => {
  const run = await database
    .selectFrom('report_runs')
    .select('schedule_id')
    .where('id', '=', runId)
    .executeTakeFirst();
  if (run?.schedule_id == null) return;
  await endSchedule(database, { scheduleId: run.schedule_id, status: 'paused', reason });
};
