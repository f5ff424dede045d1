import { readModels } from '@hearthway/domain/contexts.ts';
import { requireServerVersion } from '@hearthway/infra/adapters/postgres/server-version.ts';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DirectoryImportSchema } from '../directory-import/import-schema.ts';
import { ensureFirstVersion } from '../engine/versions/first-version.ts';
import { widenView } from '../engine/versions/widen-view.ts';
import { accounts } from './0001-accounts.migration.ts';
import { projections } from './0002-projections.migration.ts';
import { directory } from './0003-directory.migration.ts';
import { directoryImports } from './0004-directory-imports.migration.ts';
import { privacy } from './0005-privacy.migration.ts';
import { languages } from './0006-languages.migration.ts';
import { listingAttributes } from './0007-listing-attributes.migration.ts';
import { mapCells } from './0008-map-cells.migration.ts';
import { listingsNear } from './0009-listings-near.migration.ts';
import { distances } from './0010-distances.migration.ts';
import { lighterImports } from './0011-lighter-imports.migration.ts';
import { support } from './0012-support.migration.ts';
import { reports } from './0013-reports.migration.ts';
import { keySamples } from './0014-key-samples.migration.ts';
import { reportSchedules } from './0015-report-schedules.migration.ts';
import { askedPeriods } from './0016-asked-periods.migration.ts';
import { insuranceFilter } from './0017-insurance-filter.migration.ts';
import { consent } from './0018-consent.migration.ts';
import { policies } from './0019-policies.migration.ts';
import { content } from './0020-content.migration.ts';
import { candidates } from './0021-candidates.migration.ts';
import { directoryVersion } from './0022-directory-version.migration.ts';
import { placeIndex } from './0023-place-index.migration.ts';
import { filterValues } from './0024-filter-values.migration.ts';
import { paymentEvents } from './0025-payment-events.migration.ts';
import { contentCorrections } from './0026-content-corrections.migration.ts';
import { laterMails } from './0027-later-mails.migration.ts';
import { supportThreads } from './0028-support-threads.migration.ts';
import { inboundMail } from './0029-inbound-mail.migration.ts';
import { askedQuestions } from './0030-asked-questions.migration.ts';
import { passages } from './0031-passages.migration.ts';
import { passageVectors } from './0032-passage-vectors.migration.ts';
import { trigramSignatures } from './0033-trigram-signatures.migration.ts';
import { unloggedAllowances } from './0034-unlogged-allowances.migration.ts';
import { rarestTerms } from './0035-rarest-terms.migration.ts';
import { staffNotices } from './0036-staff-notices.migration.ts';
import { toldReports } from './0037-told-reports.migration.ts';
import { sealedTexts } from './0038-sealed-texts.migration.ts';
import { listingSources } from './0039-listing-sources.migration.ts';
import { importOrder } from './0040-import-order.migration.ts';
import { usedTrials } from './0041-used-trials.migration.ts';
import { joinedListings } from './0042-joined-listings.migration.ts';
import { ingredientCorrections } from './0043-ingredient-corrections.migration.ts';
import { waits } from './0044-waits.migration.ts';
import { calendarFeedFetches } from './0045-calendar-feed-fetches.migration.ts';
import { reminderPlans } from './0046-reminder-plans.migration.ts';
import { explainRefusal } from './refused-migration.ts';

/** They run in the order of their names. One that has been released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-projections': projections,
  '0003-directory': directory,
  '0004-directory-imports': directoryImports,
  '0005-privacy': privacy,
  '0006-languages': languages,
  '0007-listing-attributes': listingAttributes,
  '0008-map-cells': mapCells,
  '0009-listings-near': listingsNear,
  '0010-distances': distances,
  '0011-lighter-imports': lighterImports,
  '0012-support': support,
  '0013-reports': reports,
  '0014-key-samples': keySamples,
  '0015-report-schedules': reportSchedules,
  '0016-asked-periods': askedPeriods,
  '0017-insurance-filter': insuranceFilter,
  '0018-consent': consent,
  '0019-policies': policies,
  '0020-content': content,
  '0021-candidates': candidates,
  '0022-directory-version': directoryVersion,
  '0023-place-index': placeIndex,
  '0024-filter-values': filterValues,
  '0025-payment-events': paymentEvents,
  '0026-content-corrections': contentCorrections,
  '0027-later-mails': laterMails,
  '0028-support-threads': supportThreads,
  '0029-inbound-mail': inboundMail,
  '0030-asked-questions': askedQuestions,
  '0031-passages': passages,
  '0032-passage-vectors': passageVectors,
  '0033-trigram-signatures': trigramSignatures,
  '0034-unlogged-allowances': unloggedAllowances,
  '0035-rarest-terms': rarestTerms,
  '0036-staff-notices': staffNotices,
  '0037-told-reports': toldReports,
  '0038-sealed-texts': sealedTexts,
  '0039-listing-sources': listingSources,
  '0040-import-order': importOrder,
  '0041-used-trials': usedTrials,
  '0042-joined-listings': joinedListings,
  '0043-ingredient-corrections': ingredientCorrections,
  '0044-waits': waits,
  '0045-calendar-feed-fetches': calendarFeedFetches,
  '0046-reminder-plans': reminderPlans,
};

/**
 * Migrates the database, in one transaction and under a lock: of several processes that start
 * together, one migrates and the others wait. Then every read model has a table and a view, empty
 * at first, with all columns of this code. Rejects with one sentence on a server that is too old, or
 * for a role without the rights; otherwise with the error of the migration.
 */
export const migrate = async (database: Kysely<DirectoryImportSchema>): Promise<void> => {
  await requireServerVersion(database);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw await explainRefusal(database, error);
  for (const readModel of readModels) {
    await ensureFirstVersion(database, readModel);
    await widenView(database, readModel);
  }
};
