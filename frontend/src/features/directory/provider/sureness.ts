import type { Provider } from '@hearthway/domain/directory/provider.contract.ts';

/** Agreement of the sources on a listing's phone number. */
export type Sureness = 'no-number' | 'agree' | 'differ' | 'one';

/** Returns undefined where values by source are unknown, or an operator has corrected the number. */
export const surenessOf = ({
  phone,
  sources,
  corrected,
}: Pick<Provider, 'phone' | 'sources' | 'corrected'>): Sureness | undefined => {
  if (sources.length === 0 || corrected.includes('phone')) return undefined;
  if (phone === null) return 'no-number';
  const numbers = sources.flatMap((says) => says.phone ?? []);
  if (new Set(numbers).size > 1) return 'differ';
  return numbers.length > 1 ? 'agree' : 'one';
};
