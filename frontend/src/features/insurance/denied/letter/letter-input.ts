import type { Care, Urgency } from '@hearthway/domain/insurance/denials.constants.ts';
import type { PlanType } from '@hearthway/domain/insurance/plan-types.constants.ts';
import type { DraftFields } from '../../../../session/draft-store.ts';
import type { Reason } from '../answers.ts';

/** Typed words of the family. Never leave this tab: no address or request contains them. */
export interface TypedWords {
  readonly yourName: string;
  readonly contact: string;
  readonly childName: string;
  readonly planName: string;
  readonly memberId: string;
  /** Reference number of the claim or decision. */
  readonly reference: string;
  /** Denied care. */
  readonly service: string;
  /** Quote from the denial letter. */
  readonly letterWords: string;
  /** Quote from the plan's documents. */
  readonly planWords: string;
  /** Reason why the child needs the care. */
  readonly ownWords: string;
}

export const wordsIn = (fields: DraftFields): TypedWords => ({
  yourName: fields['yourName'] ?? '',
  contact: fields['contact'] ?? '',
  childName: fields['childName'] ?? '',
  planName: fields['planName'] ?? '',
  memberId: fields['memberId'] ?? '',
  reference: fields['reference'] ?? '',
  service: fields['service'] ?? '',
  letterWords: fields['letterWords'] ?? '',
  planWords: fields['planWords'] ?? '',
  ownWords: fields['ownWords'] ?? '',
});

type Holds = 'yes' | 'no' | 'depends';

export interface LetterInput {
  readonly words: TypedWords;
  readonly reason: Reason;
  /** Null if unknown. */
  readonly planType: PlanType | null;
  readonly letterOn: string;
  readonly today: string;
  readonly urgency: Urgency;
  readonly care: Care;
  /** Autism law of the state, and whether it binds the plan. */
  readonly stateLaw: {
    readonly state: string;
    readonly statute: string;
    readonly binds: Holds;
  } | null;
  /** True if federal parity law binds the plan. */
  readonly parity: Holds;
  /** Rule for answering an urgent appeal. */
  readonly urgentRule: string | null;
  /** Rule for continuing ongoing care. */
  readonly keepServicesRule: string | null;
  /** Gathered papers. */
  readonly enclosures: readonly string[];
}
