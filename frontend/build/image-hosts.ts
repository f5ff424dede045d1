import type { Plugin } from 'vite';

/** Of the address of tiles: `{s}` stands for one of several subdomains. */
const TILES =
  /^https:\/\/(?:\{s\}\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/i;

/**
 * Where the map's tiles come from, as a security policy names it. Throws a sentence for no address.
 */
export const tileHost = (url: string): string => {
  const [start] = TILES.exec(url) ?? [];
  if (start === undefined) {
    throw new Error(
      `VITE_MAP_TILE_URL is ${url}, which is no address such as https://tile.example.org/{z}/{x}/{y}.png`,
    );
  }
  return start.replace('{s}', '*').slice(0, -1);
};

/**
 * Tells the gateway which other sites the pages fetch pictures from: their security policy names
 * them.
 */
export const imageHosts = (): Plugin => {
  let hosts: readonly string[] = [];
  return {
    name: 'hearthway:image-hosts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ env }) => {
      const url: unknown = env['VITE_MAP_TILE_URL'];
      hosts = typeof url === 'string' && url !== '' ? [tileHost(url)] : [];
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'templates/image-hosts.json',
        source: JSON.stringify(hosts),
      });
    },
  };
};
