import { type Message, say } from '../kernel/message.ts';
import type { PlanType } from './plan-types.constants.ts';

/** Plan type names for reports and data exports. Pages take theirs from content. */
export const PLAN_TYPE_WORDS: Readonly<Record<PlanType, Message>> = {
  'self-funded-erisa': say('Self-funded employer plan'),
  'fully-insured-group': say('Fully insured employer plan'),
  'government-employer': say('Plan of a state, county, city or school district'),
  marketplace: say('Individual or family plan'),
  'medicaid-managed-care': say('Medicaid through a health plan'),
  'medicaid-fee-for-service': say('Medicaid paid directly by the state'),
  chip: say('CHIP'),
  tricare: say('TRICARE'),
  fehb: say('Federal employee plan'),
  medicare: say('Medicare'),
  grandfathered: say('Grandfathered plan'),
  'short-term-or-limited': say('Short-term or limited product'),
};
