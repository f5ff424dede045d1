/** The tables that keys are kept in; `projections` migrates them. */
export interface PrivacySchema {
  readonly person_keys: PersonKeysTable;
  readonly system_keys: SystemKeysTable;
  readonly erased_people: ErasedPeopleTable;
}

export interface WrappedKey {
  readonly wrapped: Buffer;
  /** Which master key it is wrapped by. */
  readonly master_key_id: string;
}

interface PersonKeysTable extends WrappedKey {
  readonly user_id: string;
  /** By `keyPeriodOf`. */
  readonly period: string;
}

interface SystemKeysTable extends WrappedKey {
  readonly name: string;
}

interface ErasedPeopleTable {
  readonly user_id: string;
  readonly erased_at: Date;
}
