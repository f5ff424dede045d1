import { told } from '../kernel/personal.ts';
import type { RemovableStep } from '../kernel/removable.ts';
import type { ChildFields } from './children.contract.ts';
import type { ChildEvent } from './children.events.ts';

/** Fields of a child about whom nothing is known. */
export const UNKNOWN_CHILD: ChildFields = {
  name: '',
  birthMonth: '',
  pronouns: '',
  communication: [],
  sensoryNeeds: '',
  strengths: '',
  school: '',
  diagnoses: [],
  insurance: null,
};

type Stated = Extract<ChildEvent, { readonly type: 'ChildAdded' | 'ChildChanged' }>;

/** Fields after an event. Shredded fields read as not stated. */
const fieldsAfter = (
  { data }: Pick<Stated, 'data'>,
  before: ChildFields = UNKNOWN_CHILD,
): ChildFields => ({
  name: told(data.name, before.name),
  birthMonth: told(data.birthMonth, before.birthMonth),
  pronouns: told(data.pronouns, before.pronouns),
  communication: told(data.communication, before.communication),
  sensoryNeeds: told(data.sensoryNeeds, before.sensoryNeeds),
  strengths: told(data.strengths, before.strengths),
  school: told(data.school, before.school),
  diagnoses: told(data.diagnoses, before.diagnoses),
  insurance: told(data.insurance, before.insurance),
});

/** Effect of an event on its child. */
export const childStep = (
  event: ChildEvent,
  before: ChildFields | null,
): RemovableStep<ChildFields> => {
  switch (event.type) {
    case 'ChildAdded':
      return { step: 'created', fields: fieldsAfter(event) };
    case 'ChildChanged':
      return { step: 'changed', fields: fieldsAfter(event, before ?? undefined) };
    case 'ChildRemoved':
      return { step: 'removed' };
    case 'ChildRestored':
      return { step: 'restored' };
  }
};
