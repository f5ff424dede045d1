import { readableOr } from '../kernel/personal.ts';
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
  medicines: '',
  emergencyNotes: '',
  school: '',
  diagnoses: [],
  insurance: null,
  searchFilters: {},
};

type Stated = Extract<ChildEvent, { readonly type: 'ChildAdded' | 'ChildChanged' }>;

/** Fields after an event. Shredded fields read as not stated. */
const fieldsAfter = (
  { data }: Pick<Stated, 'data'>,
  before: ChildFields = UNKNOWN_CHILD,
): ChildFields => ({
  name: readableOr(data.name, before.name),
  birthMonth: readableOr(data.birthMonth, before.birthMonth),
  pronouns: readableOr(data.pronouns, before.pronouns),
  communication: readableOr(data.communication, before.communication),
  sensoryNeeds: readableOr(data.sensoryNeeds, before.sensoryNeeds),
  strengths: readableOr(data.strengths, before.strengths),
  medicines: readableOr(data.medicines, before.medicines),
  emergencyNotes: readableOr(data.emergencyNotes, before.emergencyNotes),
  school: readableOr(data.school, before.school),
  diagnoses: readableOr(data.diagnoses, before.diagnoses),
  insurance: readableOr(data.insurance, before.insurance),
  searchFilters: readableOr(data.searchFilters, before.searchFilters),
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
