import {
  type Health,
  type HealthPart,
  healthOf,
} from '@hearthway/domain/health/health.contract.ts';
import { fetchHealth } from '../adapters/http/fetch-health.ts';

export interface ServiceAddress {
  readonly name: string;
  /** Undefined while it has not started. */
  readonly url: () => string | undefined;
}

/** What every service says of itself and of what it depends on, together. Never rejects. */
export const readHealthOfAll = async (services: readonly ServiceAddress[]): Promise<Health> =>
  healthOf((await Promise.all(services.map(partsOf))).flat());

const partsOf = async ({ name, url }: ServiceAddress): Promise<readonly HealthPart[]> => {
  const address = url();
  if (address === undefined)
    return [{ name, status: 'failing', detail: 'It has not started yet.' }];
  try {
    const { parts } = await fetchHealth(`${address}/health`);
    return [{ name, status: 'ok' }, ...parts];
  } catch {
    // The reason holds addresses, and anybody may read this.
    return [{ name, status: 'failing', detail: 'It does not answer.' }];
  }
};
