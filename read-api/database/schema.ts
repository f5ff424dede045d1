import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';

/** Tables and views that this service queries. It writes only the last use of sessions and
 * feeds, and counts. */
export interface ReadSchema
  extends Pick<
      Tables,
      | 'allowances'
      | 'calendar_feed_fetches'
      | 'category_counts'
      | 'cities'
      | 'content_items'
      | 'content_sections'
      | 'content_versions'
      | 'content_words'
      | 'data_exports'
      | 'database_marks'
      | 'directory_version'
      | 'directory_words'
      | 'erased_people'
      | 'likely_duplicates'
      | 'listing_sources'
      | 'live_checkpoints'
      | 'live_parked_keys'
      | 'moves'
      | 'offices'
      | 'operational_log'
      | 'person_keys'
      | 'provider_corrections'
      | 'providers'
      | 'report_runs'
      | 'report_schedules'
      | 'retired_providers'
      | 'sessions'
      | 'system_keys'
      | 'thread_links'
      | 'zip_codes'
    >,
    ReadModelViews {
  readonly accounts: Omit<Tables['accounts'], 'password_hash'>;
}
