import type { ReportOutcome } from '@hearthway/domain/directory/listing-report.constants.ts';
import {
  type ListingReportState,
  listingReportDecider,
} from '@hearthway/domain/directory/listing-report.decider.ts';
import type { Correction } from '@hearthway/infra/adapters/directory/correction-fields.ts';
import { correctProvider } from '@hearthway/infra/adapters/directory/corrections.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import type { OperatorCommand, OperatorOptions } from '../commands/operator-command.ts';
import { operatorContext } from '../commands/operator-context.ts';
import { accepted } from '../commands/send-position.ts';
import { mailLifetimeMs } from '../mail/mail-kinds.ts';
import { type Filed, readFiled } from './filed.ts';
import { isListed } from './find-listing.ts';

type FiledReport = Filed<ListingReportState>;

interface ResolveOptions {
  readonly reportId: string;
  readonly corrections: readonly Correction[];
  /** Shown to the family; null for none. */
  readonly note: string | null;
}

/**
 * Corrects the listing, appends to the log, and then mails the family, whose account may be gone by now.
 * Repeating an interrupted command completes it; a resolved report keeps its resolution.
 */
export const resolveReport =
  (request: ResolveOptions): OperatorCommand =>
  async (options) => {
    const { reportId, corrections } = request;
    const { database, print } = options;
    const report = await readFiled(options, listingReportDecider, reportId);
    if (report === undefined) {
      print(`There is no report ${reportId}.`);
      return false;
    }
    const { resourceId, status } = report.state;
    const account = await findAccount(database, { userId: report.userId });
    if (status === 'open') {
      const isThere =
        corrections.length === 0 ||
        (await correctProvider(database, { providerId: resourceId, corrections, reportId }));
      if (!isThere) {
        print(`The directory has no listing ${resourceId} any more: there is nothing to correct.`);
        return false;
      }
      await answer(options, request, { report, account });
    }
    const resolved = await readFiled(options, listingReportDecider, reportId);
    if (resolved?.state.status !== 'resolved')
      throw new Error('The log does not have the resolution.');
    if (account !== undefined) await mail(options, { reportId, account, resolved });
    const { outcome, fields } = resolved.state;
    const how = [outcome, ...fields].join(' ');
    const told =
      account === undefined ? 'there is no account to notify' : 'the family is notified by email';
    print(status === 'open' ? `Resolved, and ${told}: ${how}.` : `It was resolved before: ${how}.`);
    const isAsRequested = corrections.every(({ field }) => fields.includes(field));
    if (!isAsRequested) print('The new values were not applied: use "correct" for that.');
    return isAsRequested;
  };

interface Answering {
  readonly report: FiledReport;
  readonly account: Account | undefined;
}

const answer = async (
  { handle, database, clock }: OperatorOptions,
  { reportId, corrections, note }: ResolveOptions,
  { report, account }: Answering,
): Promise<void> => {
  const fields = corrections.map(({ field }) => field);
  const isStillListed = await isListed(database, report.state.resourceId);
  accepted(
    await handle(listingReportDecider, {
      id: reportId,
      command: {
        command: 'resolve',
        outcome: outcomeOf(fields, isStillListed),
        fields,
        // An erased account has no key left to seal the note with.
        note: account === undefined ? null : note,
      },
      context: operatorContext(report.userId, clock()),
    }),
  );
};

const outcomeOf = (fields: readonly string[], isStillListed: boolean): ReportOutcome => {
  if (!isStillListed) return 'retired';
  return fields.length > 0 ? 'corrected' : 'as-listed';
};

interface Telling {
  readonly reportId: string;
  readonly account: Account;
  readonly resolved: FiledReport;
}

/** Sent once: the queue ignores a repeated mail about the same report for as long as it remembers it. */
const mail = async (
  { mails, clock }: OperatorOptions,
  { reportId, account, resolved: { state, changedAt } }: Telling,
): Promise<void> => {
  const kind = 'listing-report-resolved';
  const isLate = clock().getTime() - changedAt.getTime() > mailLifetimeMs(kind);
  if (state.status !== 'resolved' || isLate) return;
  const { resourceName, outcome, note } = state;
  const { userId, emailKey } = account;
  await mails.post({
    id: reportId,
    kind,
    userId,
    emailKey,
    details: { resourceName, outcome, note },
  });
};
