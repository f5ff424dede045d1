import type { Care, Urgency } from '@hearthway/domain/insurance/denials.constants.ts';
import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import type { Reason } from '../answers.ts';

/**
 * The family's own words. They stay in the page that they were typed on: in no storage, no address, no
 * request.
 */
export interface TypedWords {
  readonly yourName: string;
  readonly contact: string;
  readonly childName: string;
  readonly planName: string;
  readonly memberId: string;
  /** Reference of the claim or the decision. */
  readonly reference: string;
  /** The care that was denied. */
  readonly service: string;
  /** Out of the letter of denial. */
  readonly letterWords: string;
  /** Out of the plan's papers. */
  readonly planWords: string;
  /** Why the child needs the care. */
  readonly ownWords: string;
}

export const NO_WORDS: TypedWords = {
  yourName: '',
  contact: '',
  childName: '',
  planName: '',
  memberId: '',
  reference: '',
  service: '',
  letterWords: '',
  planWords: '',
  ownWords: '',
};

type Holds = 'yes' | 'no' | 'depends';

export interface LetterInput {
  readonly words: TypedWords;
  readonly reason: Reason;
  /** Null while it is not known. */
  readonly planType: PlanType | null;
  readonly letterOn: string;
  readonly today: string;
  readonly urgency: Urgency;
  readonly care: Care;
  /** The autism law of the state, and whether it binds the plan. */
  readonly stateLaw: {
    readonly state: string;
    readonly statute: string;
    readonly binds: Holds;
  } | null;
  /** Whether federal parity law binds the plan. */
  readonly parity: Holds;
  /** The rule by which an urgent appeal is answered. */
  readonly urgentRule: string | null;
  /** The rule by which running care goes on. */
  readonly keepServicesRule: string | null;
  /** Papers that are gathered. */
  readonly enclosures: readonly string[];
}
