import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { federal, insurers, states } from '@hearthway/domain/content/kinds.ts';
import type { LookupContent } from '@hearthway/domain/insurance/lookup-content.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { createItems } from '@hearthway/infra/adapters/content/items.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type ReadContent = (state: string | null, language: ContentLanguage) => Promise<LookupContent>;

/** Content of a lookup as it is published now. */
export const createReadContent = ({
  database,
}: Pick<CommandDependencies, 'database'>): ReadContent => {
  const items = {
    insurers: createItems({ database, kind: insurers }),
    federal: createItems({ database, kind: federal }),
    states: createItems({ database, kind: states }),
  };
  return async (state, language) => {
    const [ofInsurers, ofFederal, ofState] = await Promise.all([
      items.insurers.find({ id: 'member-services', language }),
      items.federal.find({ id: 'rules', language }),
      state === null ? undefined : items.states.find({ id: stateId(state), language }),
    ]);
    return { insurers: ofInsurers, federal: ofFederal, state: ofState };
  };
};

/** `NC`: `north-carolina`. */
const stateId = (code: string): string => {
  const name = Object.entries(STATES).find(([each]) => each === code)?.[1] ?? code;
  return name.toLowerCase().replaceAll(' ', '-');
};
