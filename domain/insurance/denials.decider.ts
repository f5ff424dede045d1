import { dayIn } from '../calendar/time-zone.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import type { FilingStep } from './appeal-steps.constants.ts';
import { type DenialHistory, evolveDenial } from './denial-history.ts';
import type { Outcome } from './denials.constants.ts';
import type { DenialFields } from './denials.contract.ts';
import { type DenialEvent, denialsStream } from './denials.events.ts';

interface DenialState {
  readonly denial: DenialHistory | null;
  readonly isRemoved: boolean;
}

interface OfStep {
  readonly denialId: string;
  readonly step: FilingStep;
  readonly now: Date;
}

export type DenialCommand =
  /** Records a denial, or corrects an existing one. */
  | { readonly command: 'record'; readonly denialId: string; readonly fields: DenialFields }
  | ({ readonly command: 'send-appeal'; readonly sentOn: string } & OfStep)
  | ({
      readonly command: 'decide-appeal';
      readonly outcome: Outcome;
      readonly decidedOn: string;
    } & OfStep)
  | { readonly command: 'remove'; readonly denialId: string };

export type DenialRejection =
  | 'UnknownDenial'
  | 'DenialGone'
  | 'AppealNotSent'
  | 'DayToCome'
  | 'SentBeforeLetter'
  | 'DecidedBeforeSent';

/** Denial and its appeal. A removed denial stays removed, even for a tab that still shows it. */
export const denialsDecider: Decider<DenialState, DenialCommand, DenialEvent, DenialRejection> = {
  stream: denialsStream,
  initialState: { denial: null, isRemoved: false },
  evolve: ({ denial, isRemoved }, event) => ({
    denial: evolveDenial(denial, event),
    isRemoved: isRemoved || event.type === 'DenialRemoved',
  }),
  decide: (command, { denial, isRemoved }) => {
    const { denialId } = command;
    if (command.command === 'remove')
      return denial === null ? [] : [{ type: 'DenialRemoved', data: { denialId } }];
    if (isRemoved) return reject('DenialGone');
    if (command.command === 'record') {
      const data = { denialId, ...command.fields };
      if (denial === null) return [{ type: 'DenialRecorded', data }];
      return isSame(denial, command.fields) ? [] : [{ type: 'DenialCorrected', data }];
    }
    if (denial === null) return reject('UnknownDenial');
    const { step: appealStep, now } = command;
    const today = dayIn(denial.timeZone, now);
    const sent = denial.taken.find(({ step }) => step === appealStep);
    if (command.command === 'send-appeal') {
      const { sentOn } = command;
      if (sent?.sentOn === sentOn) return [];
      if (sentOn > today) return reject('DayToCome');
      if (sentOn < denial.letterOn) return reject('SentBeforeLetter');
      return [{ type: 'AppealSent', data: { denialId, appealStep, sentOn } }];
    }
    const { outcome, decidedOn } = command;
    if (sent === undefined) return reject('AppealNotSent');
    if (sent.decided?.outcome === outcome && sent.decided.on === decidedOn) return [];
    if (decidedOn > today) return reject('DayToCome');
    if (decidedOn < sent.sentOn) return reject('DecidedBeforeSent');
    const { planType, denialReason } = denial;
    const data = { denialId, appealStep, appealOutcome: outcome, decidedOn };
    return [{ type: 'AppealDecided', data: { ...data, planType, denialReason } }];
  },
};

const isSame = (denial: DenialHistory, fields: DenialFields): boolean =>
  denial.planType === fields.planType &&
  denial.state === fields.state &&
  denial.denialReason === fields.denialReason &&
  denial.notice === fields.notice &&
  denial.letterOn === fields.letterOn &&
  denial.changesOn === fields.changesOn &&
  denial.letterSays === fields.letterSays &&
  denial.urgency === fields.urgency &&
  denial.care === fields.care &&
  denial.timeZone === fields.timeZone &&
  denial.wantsReminders === fields.wantsReminders;
