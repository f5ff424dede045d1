import { type Decider, reject } from '../kernel/decider.ts';
import { latestDay } from '../kernel/latest-day.ts';
import { readableOr } from '../kernel/personal.ts';
import { isStateCode } from '../kernel/states.constants.ts';
import { PLANS_LIMIT } from './next-steps.constants.ts';
import {
  type AllNotes,
  NO_NOTES,
  type PlanChange,
  type PlanNotes,
  type StepAnswers,
  withChangeIn,
} from './next-steps.contract.ts';
import { type NextStepsEvent, nextStepsStream } from './next-steps.events.ts';
import { NO_MARK } from './next-steps.ts';
import { isStepId } from './steps.ts';

export type NextStepsCommand =
  | {
      readonly command: 'change';
      readonly planId: string;
      readonly change: PlanChange;
      readonly now: Date;
    }
  | { readonly command: 'want-mails'; readonly wantsMails: boolean; readonly timeZone: string };

export type NextStepsRejection = 'TooManyStepPlans' | 'StepDayToCome';

export const NO_PLANS: AllNotes = { plans: {}, wantsMails: false };

/** Shredded fields read as not told; a shredded day as empty, since the step was asked. */
export const notesAfter = (all: AllNotes, event: NextStepsEvent): AllNotes => {
  if (event.type === 'NextStepMailsChanged') return { ...all, wantsMails: event.data.wantsMails };
  const change = changeOf(event);
  return change === null ? all : withChangeIn(all, event.data.planId, change);
};

type PlanEvent = Exclude<NextStepsEvent, { readonly type: 'NextStepMailsChanged' }>;

/** Null for a step that the table no longer has. */
const changeOf = (event: PlanEvent): PlanChange | null => {
  if (event.type === 'NextStepsAnswered') {
    const { birthMonth, homeState, diagnosis, insurance } = event.data;
    const state = readableOr(homeState, null);
    return {
      change: 'answer',
      answers: {
        birthMonth: readableOr(birthMonth, ''),
        state: isStateCode(state) ? state : null,
        diagnosis: readableOr(diagnosis, null),
        insurance: readableOr(insurance, null),
      },
    };
  }
  const { stepId } = event.data;
  if (!isStepId(stepId)) return null;
  switch (event.type) {
    case 'NextStepMarked': {
      const { stepStatus: status, until } = event.data;
      return { change: 'mark', stepId, status, until: readableOr(until, null) };
    }
    case 'NextStepAsked':
      return { change: 'ask', stepId, askedOn: readableOr(event.data.askedOn, '') };
    case 'NextStepAskTakenBack':
      return { change: 'ask', stepId, askedOn: null };
  }
};

/** Plans of a family. Each change is a command of its own, so that two phones undo nothing of each other. */
export const nextStepsDecider: Decider<
  AllNotes,
  NextStepsCommand,
  NextStepsEvent,
  NextStepsRejection
> = {
  stream: nextStepsStream,
  initialState: NO_PLANS,
  evolve: notesAfter,
  decide: (command, all) => {
    if (command.command === 'want-mails') {
      const { wantsMails, timeZone } = command;
      return wantsMails === all.wantsMails
        ? []
        : [{ type: 'NextStepMailsChanged', data: { wantsMails, timeZone } }];
    }
    const { planId, change, now } = command;
    const notes = all.plans[planId];
    const event = eventOf(planId, change, notes ?? NO_NOTES);
    if (event === null) return [];
    if (event.type === 'NextStepAsked' && event.data.askedOn > latestDay(now))
      return reject('StepDayToCome');
    if (notes === undefined && Object.keys(all.plans).length >= PLANS_LIMIT)
      return reject('TooManyStepPlans');
    return [event];
  },
};

/** Null for a change that already holds. */
const eventOf = (planId: string, change: PlanChange, { answers, marks }: PlanNotes) => {
  if (change.change === 'answer') {
    const { state: homeState, ...others } = change.answers;
    const data = { planId, homeState, ...others };
    return isSame(answers, change.answers) ? null : ({ type: 'NextStepsAnswered', data } as const);
  }
  const { stepId } = change;
  const mark = marks[stepId] ?? NO_MARK;
  if (change.change === 'mark') {
    const { status: stepStatus, until } = change;
    if (mark.status === stepStatus && mark.until === until) return null;
    return { type: 'NextStepMarked', data: { planId, stepId, stepStatus, until } } as const;
  }
  const { askedOn } = change;
  if (mark.askedOn === askedOn) return null;
  return askedOn === null
    ? ({ type: 'NextStepAskTakenBack', data: { planId, stepId } } as const)
    : ({ type: 'NextStepAsked', data: { planId, stepId, askedOn } } as const);
};

const isSame = (one: PlanNotes['answers'], other: StepAnswers): boolean =>
  one.birthMonth === other.birthMonth &&
  one.state === other.state &&
  one.diagnosis === other.diagnosis &&
  one.insurance === other.insurance;
