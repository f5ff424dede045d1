import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

export const linguiConfig = getConfig({ cwd: import.meta.dirname });

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const catalogs: readonly Catalog[] = await getCatalogs(linguiConfig);

interface Collected {
  readonly catalog: Catalog;
  /** By their ids. */
  readonly sentences: NonNullable<Awaited<ReturnType<Catalog['collect']>>>;
}

/** Catalogs with the sentences that the code has for them: parsing all of it takes seconds. */
export const collected: readonly Collected[] = await Promise.all(
  catalogs.map(async (catalog) => ({ catalog, sentences: (await catalog.collect()) ?? {} })),
);
