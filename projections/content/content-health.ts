import { CONTENT_LABEL } from '@hearthway/domain/content/kinds.ts';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Kysely } from 'kysely';
import type { ContentSchema } from './content-schema.ts';

/** Whether the product's texts are published. Meanwhile, families read the last good ones. */
export const readContentHealth = async (
  database: Kysely<ContentSchema>,
  translate: Translate,
): Promise<HealthPart> => {
  const part = { name: 'content', label: translate(CONTENT_LABEL) };
  const refused = await database
    .selectFrom('content_layers')
    .select('problem')
    .where('problem', 'is not', null)
    .executeTakeFirst();
  if (refused?.problem == null) return { ...part, status: 'ok' };
  return {
    ...part,
    status: 'failing',
    detail: `Changed content is not published: ${refused.problem}`,
    isOptional: true,
  };
};

type ReadParts = (translate: Translate) => Promise<readonly HealthPart[]>;

/** Adds the health of content, which is unknown while the database fails. */
export const withContent =
  (readParts: ReadParts, readContent: (translate: Translate) => Promise<HealthPart>): ReadParts =>
  async (translate) => {
    const parts = await readParts(translate);
    const isDatabaseDown = parts.some(
      ({ name, status }) => name === 'database' && status === 'failing',
    );
    return isDatabaseDown ? parts : [...parts, await readContent(translate)];
  };
