import type { Tables } from '../tables/tables.ts';

export type PrivacySchema = Pick<Tables, 'person_keys' | 'system_keys' | 'erased_people'>;

export type WrappedKey = Pick<Tables['system_keys'], 'wrapped' | 'master_key_id'>;
