import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import type { ProjectionsSchema } from '../engine/schema/schema.ts';

export type DirectoryImportSchema = ProjectionsSchema &
  Pick<
    Tables,
    | 'directory_imports'
    | 'directory_import_remarks'
    | 'directory_seed'
    | 'excluded_npis'
    | 'providers'
  >;
