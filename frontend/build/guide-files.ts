import type { GuideFile } from '@hearthway/projections/content/guide-files/make-guide-files.ts';
import type { Plugin } from 'vite';

/** The files of the guides, as pages tell of them. */
const MODULE = 'virtual:guide-files';

const RESOLVED = `\0${MODULE}`;

/** Names under which browsers keep the files: the gateway sends them along. */
const NAMES = 'templates/guide-files.json';

/**
 * Makes the guides as files, from the content that is published for their pages. They are served
 * beside the pages, which know how long and how large each is.
 */
export const guideFiles = (): Plugin => {
  let making: Promise<readonly GuideFile[]> | undefined;
  const make = () => {
    making ??= import('@hearthway/projections/content/guide-files/make-guide-files.ts').then(
      ({ makeGuideFiles }) => makeGuideFiles(),
    );
    return making;
  };
  return {
    name: 'hearthway:guide-files',
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) => {
      if (id !== RESOLVED) return;
      const files = (await make()).map(({ id, language, title, pages, bytes }) => ({
        id,
        language,
        title,
        pages,
        bytes: bytes.length,
      }));
      return `export const guideFiles = ${JSON.stringify(files)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = await make();
      for (const { path, bytes } of files)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: bytes });
      const names = Object.fromEntries(files.map(({ path, name }) => [path, name]));
      this.emitFile({ type: 'asset', fileName: NAMES, source: JSON.stringify(names) });
    },
  };
};
