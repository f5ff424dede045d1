import { pathToFileURL } from 'node:url';
import { bundleServices, serviceFile } from './services/services.ts';

// Runs `bundled/main.ts` from its bundle, which is made first where its sources have changed. It imports next to
// nothing itself: the launcher's modules take longer to load one by one than the rest of a start.
const stopping = new AbortController();
const stop = (): void => stopping.abort();
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'];

const bundle = async (): Promise<void> => {
  for (const end of ENDS) process.on(end, stop);
  process.channel?.unref();
  await bundleServices(stopping.signal);
  for (const end of ENDS) process.off(end, stop);
};

try {
  await bundle();
  await import(pathToFileURL(serviceFile('launcher')).href);
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
