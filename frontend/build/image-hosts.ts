import type { Plugin } from 'vite';

/** Address of tiles: `{s}` stands for one of several subdomains. */
const TILES =
  /^https:\/\/(?:\{s\}\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/i;

/** Origin of the map's tiles, as in a security policy. Throws for an invalid address. */
export const tileHost = (url: string): string => {
  const [start] = TILES.exec(url) ?? [];
  if (start === undefined) {
    throw new Error(
      `VITE_MAP_TILE_URL is ${url}, which is no address such as https://tile.example.org/{z}/{x}/{y}.png`,
    );
  }
  return start.replace('{s}', '*').slice(0, -1);
};

/** Tells the gateway which image hosts the pages' security policy has to allow. */
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
