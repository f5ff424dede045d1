import type { Cadence } from '@hearthway/domain/reports/schedules.constants.ts';
import type { Schedule, ScheduleReason } from '@hearthway/domain/reports/schedules.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayWords } from '../cell-words.ts';

const NEXT: Readonly<Record<Cadence, (day: string) => MessageDescriptor>> = {
  weekly: (day) => msg`Every Monday, next on ${day}`,
  monthly: (day) => msg`On the first of each month, next on ${day}`,
};

export const nextWords = (
  i18n: I18n,
  { cadence, nextDay }: Pick<Schedule, 'cadence' | 'nextDay'>,
) => i18n._(NEXT[cadence](dayWords(i18n, nextDay)));

/** Explains why a schedule is paused, and what to do. */
export const REASON_WORDS: Readonly<Record<ScheduleReason, MessageDescriptor>> = {
  'address-refused': msg`Paused: your email address was refused. Check it in your account, then resume.`,
  'not-delivered': msg`Paused: the email could not be delivered for four days.`,
  'report-changed': msg`Paused: this report can no longer be grouped so. Stop it, and schedule it again.`,
  'role-ended': msg`Ended with your role.`,
};
