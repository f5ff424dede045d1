import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { fetchHealth } from '../adapters/http/fetch-health.ts';
import type { Restarts } from './restarts.ts';

export interface ServiceAddress {
  readonly name: string;
  /** Undefined until the service has started. */
  readonly url: () => string | undefined;
  /** Restarts of the service and of the stores that it needs; none by default. */
  readonly restarts?: Restarts;
}

/** Returns each service and the parts that it depends on, as it reports them. Never rejects. */
export const readHealthParts = async (
  services: readonly ServiceAddress[],
  language?: string,
): Promise<readonly HealthPart[]> =>
  (await Promise.all(services.map((service) => partsOf(service, language)))).flat();

const partsOf = async (
  { name, url }: ServiceAddress,
  language: string | undefined,
): Promise<readonly HealthPart[]> => {
  const address = url();
  if (address === undefined)
    return [{ name, status: 'failing', detail: 'It has not started yet.' }];
  try {
    const { parts } = await fetchHealth(`${address}/health`, language);
    return [{ name, status: 'ok' }, ...parts];
  } catch {
    // The reason contains addresses, and /health is public.
    return [{ name, status: 'failing', detail: 'It does not answer.' }];
  }
};
