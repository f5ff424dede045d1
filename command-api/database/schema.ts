import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import type { MailKind } from '../mail/mail-kinds.ts';

/** Tables that commands use beside the log. Read models are part of the data export. */
export interface CommandSchema
  extends Pick<
      Tables,
      | 'accounts'
      | 'allowances'
      | 'content_asked'
      | 'content_items'
      | 'content_passages'
      | 'content_terms'
      | 'content_versions'
      | 'calendar_feed_fetches'
      | 'data_exports'
      | 'database_marks'
      | 'erased_people'
      | 'followed_log'
      | 'ingredient_corrections'
      | 'known_devices'
      | 'mailed_codes'
      | 'operational_log'
      | 'passage_vectors'
      | 'payment_events'
      | 'people'
      | 'person_keys'
      | 'policies'
      | 'policy_parked_events'
      | 'policy_states'
      | 'quarantined_mails'
      | 'reminder_plans'
      | 'reply_tokens'
      | 'report_runs'
      | 'report_schedules'
      | 'report_states'
      | 'sessions'
      | 'sign_in_tries'
      | 'staff_notices'
      | 'system_keys'
      | 'thread_links'
      | 'used_trials'
      | 'visitors'
      | 'zip_codes'
    >,
    ReadModelViews {
  readonly mails: Omit<Tables['mails'], 'kind'> & { readonly kind: MailKind };
  readonly providers: Listings;
  readonly retired_providers: Listings;
}

type Listings = Pick<Tables['providers'], 'id' | 'name' | 'category' | 'state'>;
