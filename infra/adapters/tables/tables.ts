import {
  accounts,
  allowances,
  calendar_feed_fetches,
  data_exports,
  known_devices,
  mailed_codes,
  mails,
  sessions,
  sign_in_tries,
} from './accounts.tables.ts';
import { reminder_plans } from './calendar.tables.ts';
import type { Columns, TableOf } from './column.ts';
import {
  content_asked,
  content_corrections,
  content_items,
  content_layer_items,
  content_layers,
  content_passages,
  content_sections,
  content_terms,
  content_versions,
  content_words,
  ingredient_corrections,
  passage_vectors,
} from './content.tables.ts';
import {
  category_counts,
  cities,
  directory_import_remarks,
  directory_import_rows,
  directory_imports,
  directory_seed,
  directory_version,
  directory_words,
  excluded_npis,
  likely_duplicates,
  listing_sources,
  map_cells,
  offices,
  provider_corrections,
  providers,
  retired_providers,
  zip_codes,
} from './directory.tables.ts';
import { quarantined_mails, reply_tokens } from './inbound-mail.tables.ts';
import { staff_notices } from './notices.tables.ts';
import { payment_events, used_trials } from './payments.tables.ts';
import { policies, policy_parked_events, policy_states } from './policies.tables.ts';
import { database_marks, erased_people, person_keys, system_keys } from './privacy.tables.ts';
import {
  checkpoints,
  followed_log,
  live_checkpoints,
  live_parked_keys,
  moves,
  parked_events,
  projections,
} from './projections.tables.ts';
import { operational_log, report_runs, report_schedules, report_states } from './staff.tables.ts';
import { people, thread_links, visitors } from './support.tables.ts';

/**
 * All tables by name. A migration that changes one must change its declaration;
 * `projections/database/tables.int.test.ts` compares them with a migrated database.
 */
export const TABLES = {
  accounts,
  allowances,
  calendar_feed_fetches,
  category_counts,
  checkpoints,
  cities,
  content_asked,
  content_corrections,
  content_items,
  content_layer_items,
  content_layers,
  content_passages,
  content_sections,
  content_terms,
  content_versions,
  content_words,
  data_exports,
  database_marks,
  directory_import_remarks,
  directory_import_rows,
  directory_imports,
  directory_version,
  directory_seed,
  directory_words,
  excluded_npis,
  likely_duplicates,
  listing_sources,
  offices,
  erased_people,
  followed_log,
  ingredient_corrections,
  known_devices,
  mailed_codes,
  mails,
  map_cells,
  moves,
  operational_log,
  parked_events,
  passage_vectors,
  payment_events,
  people,
  person_keys,
  policies,
  policy_parked_events,
  policy_states,
  projections,
  provider_corrections,
  providers,
  quarantined_mails,
  reminder_plans,
  reply_tokens,
  report_runs,
  report_schedules,
  report_states,
  retired_providers,
  sessions,
  sign_in_tries,
  staff_notices,
  system_keys,
  thread_links,
  used_trials,
  visitors,
  zip_codes,
} as const satisfies Readonly<Record<string, Columns>>;

export const VIEWS = {
  live_checkpoints,
  live_parked_keys,
} as const satisfies Readonly<Record<string, Columns>>;

type Declared = typeof TABLES & typeof VIEWS;

/** Kysely schema of all tables. A service picks the tables and columns that it may use. */
export type Tables = { readonly [Name in keyof Declared]: TableOf<Declared[Name]> };
