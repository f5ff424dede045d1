import type { CrisisTier } from '../crisis/crisis.constants.ts';
import { ANSWER_HOURS, type ContactPriority, type ThreadUrgency } from './support.constants.ts';

interface Pressing {
  readonly crisis: CrisisTier | null;
  readonly priority: ContactPriority;
  readonly hasPrioritySupport: boolean;
}

/** Priority in the queue: crisis words, high priority, priority support, normal, low. */
export const urgencyOf = ({ crisis, priority, hasPrioritySupport }: Pressing): ThreadUrgency => {
  if (crisis !== null) return '0';
  if (priority === 'high') return '1';
  if (hasPrioritySupport) return '2';
  return priority === 'low' ? '4' : '3';
};

/** Returns the promised answer time of a message received at this time. */
export const answerBy = (at: Date): Date => new Date(at.getTime() + ANSWER_HOURS * 3_600_000);
