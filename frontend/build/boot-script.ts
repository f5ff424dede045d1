import { build, type Plugin } from 'vite';

const ENTRY = `${import.meta.dirname}/../src/boot/boot.ts`;
const NAME = 'boot.js';

/** As one classic script: a module would run after the first paint. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'boot' } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('There is no boot script.');
  return output.output[0].code;
};

const scriptAt = (src: string) => [
  { tag: 'script', attrs: { src }, injectTo: 'head-prepend' as const },
];

/**
 * Puts the boot script at the head of each page, where it holds up the first paint. It is a file of
 * its own, named by what it holds, so that it is kept for good and the pages need no inline script.
 */
export const bootScript = (): Plugin[] => [
  {
    name: 'hearthway:boot-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      this.emitFile({ type: 'asset', name: NAME, source: await bundle() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle: files = {} }) => {
        const script = Object.values(files).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        if (script === undefined) throw new Error('The boot script was not built.');
        return scriptAt(`/${script.fileName}`);
      },
    },
  },
  {
    name: 'hearthway:boot-script-in-development',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${NAME}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: () => scriptAt(`/${NAME}`),
  },
];
