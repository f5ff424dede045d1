import type { ReadModelViews } from '@hearthway/domain/contexts.ts';
import type { DataExportsTable } from '@hearthway/infra/adapters/accounts/data-export.ts';
import type { PrivacySchema } from '@hearthway/infra/adapters/privacy/schema.ts';
import type { ReportRunsTable } from '@hearthway/infra/adapters/reports/report-runs.ts';
import type { SessionsSchema } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { FamiliesSchema } from '@hearthway/infra/adapters/staff/families.ts';
import type { OperationalLogSchema } from '@hearthway/infra/adapters/staff/operational-log.ts';

/** The tables and views this service queries. All it ever writes is when a session was last used. */
export interface ReadSchema
  extends SessionsSchema,
    PrivacySchema,
    OperationalLogSchema,
    ReadModelViews {
  readonly accounts: FamiliesSchema['accounts'];
  readonly data_exports: DataExportsTable;
  readonly live_checkpoints: LiveCheckpointsView;
  readonly live_parked_keys: LiveParkedKeysView;
  readonly moves: MovesTable;
  readonly providers: ProvidersTable;
  readonly report_runs: ReportRunsTable;
  readonly retired_providers: RetiredProvidersTable;
  readonly provider_corrections: ProviderCorrectionsTable;
  readonly directory_words: DirectoryWordsTable;
  readonly category_counts: CategoryCountsTable;
  readonly zip_codes: ZipCodesTable;
  readonly cities: CitiesTable;
}

/** How far each read model is, in the version that readers see. Positions are decimal digits. */
interface LiveCheckpointsView {
  readonly name: string;
  readonly position: string;
}

/** Rows that stand still, since an event could not be folded into them. */
interface LiveParkedKeysView {
  readonly name: string;
  readonly key: string;
}

/** The last event that was folded into a person's rows of a read model. */
interface MovesTable {
  readonly user_id: string;
  readonly model: string;
  readonly position: string;
}

/** A listing of the directory. Null is what its source does not say. */
export interface ProvidersTable {
  readonly id: string;
  readonly category: string;
  /** The main one first. */
  readonly categories: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string | null;
  readonly website: string | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly is_demo: boolean;
  readonly last_verified: Date | null;
  /** In years; to 99 is without end. */
  readonly ages_from: number | null;
  readonly ages_to: number | null;
  readonly languages: readonly string[];
  readonly telehealth: boolean | null;
  readonly in_home: boolean | null;
  readonly medicaid: boolean | null;
  readonly accepting: boolean | null;
  readonly insurance: readonly string[];
  readonly waitlist: string | null;
  readonly requirements: string | null;
  /** Who says so, in words. */
  readonly source_name: string;
  readonly licence: string | null;
  readonly imported_at: Date;
}

/** A listing that its source no longer has. */
interface RetiredProvidersTable extends ProvidersTable {
  readonly retired_at: Date;
}

/** A field of a listing that somebody knew better than its source. */
interface ProviderCorrectionsTable {
  readonly provider_id: string;
  readonly field: string;
}

/** What the listings say, counted when an import was published. */
interface DirectoryWordsTable {
  /** As it is written, in lower case and without accents. A category is `#dental`. */
  readonly word: string;
  /** As it stands in the index. */
  readonly lexeme: string;
  readonly listings: number;
}

interface CategoryCountsTable {
  readonly category: string;
  readonly count: number;
}

interface PlaceTable {
  readonly latitude: number;
  readonly longitude: number;
  /** Two letters. */
  readonly state: string;
}

interface ZipCodesTable extends PlaceTable {
  readonly zip: string;
  readonly city: string;
}

interface CitiesTable extends PlaceTable {
  readonly name: string;
  /** By `placeNameKey`. */
  readonly name_key: string;
  readonly population: number;
}
