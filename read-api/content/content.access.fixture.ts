import { CONTENT_KINDS } from '@hearthway/domain/content/kinds.ts';
import { storeState } from '@hearthway/infra/adapters/content/content.fixture.ts';
import { forAnyone } from '@hearthway/infra/adapters/http/access.fixture.ts';
import type { AccessRows } from '../access.fixture.ts';
import type { Scenario } from '../read-api.fixture.ts';

const kinds = CONTENT_KINDS.filter(({ isPublic }) => isPublic).map(({ name }) => name);

export const rows: AccessRows = Object.fromEntries(
  kinds.flatMap((kind) => [
    [`/api/content/${kind}`, { statuses: forAnyone(200) }],
    [
      `/api/content/${kind}/:id`,
      { statuses: forAnyone(kind === 'state' ? 200 : 404), params: { id: 'texas' } },
    ],
  ]),
);

export const prepare = async ({ database }: Scenario): Promise<void> => {
  await storeState(database, { id: 'texas' });
};
