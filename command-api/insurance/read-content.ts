import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { federal, insurers, states } from '@hearthway/domain/content/kinds.ts';
import type { LookupContent } from '@hearthway/domain/insurance/lookup-content.ts';
import { isStateCode, stateIdOf } from '@hearthway/domain/kernel/states.constants.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type ReadContent = (state: string | null, language: ContentLanguage) => Promise<LookupContent>;

/** Maximum age of cached content, and so the delay of a correction. */
const KEPT_MS = 1_000;

/** Reads the published content of a lookup, cached for a moment. */
export const createReadContent = ({
  database,
  clock,
}: Pick<CommandDependencies, 'database' | 'clock'>): ReadContent => {
  const items = {
    insurers: createItems({ database, kind: insurers }),
    federal: createItems({ database, kind: federal }),
    states: createItems({ database, kind: states }),
  };
  const read: ReadContent = async (state, language) => {
    const [ofInsurers, ofFederal, ofState] = await Promise.all([
      items.insurers.find({ id: 'member-services', language }),
      items.federal.find({ id: 'rules', language }),
      state === null || !isStateCode(state)
        ? undefined
        : items.states.find({ id: stateIdOf(state), language }),
    ]);
    return { insurers: ofInsurers, federal: ofFederal, state: ofState };
  };
  const kept = new Map<string, { readonly until: number; readonly content: LookupContent }>();
  return async (state, language) => {
    const key = `${language} ${state ?? ''}`;
    const known = kept.get(key);
    const now = clock().getTime();
    if (known !== undefined && now < known.until) return known.content;
    const content = await read(state, language);
    kept.set(key, { until: now + KEPT_MS, content });
    return content;
  };
};
