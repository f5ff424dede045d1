import type { TakenStep } from './appeal-case.ts';
import type { DenialFields } from './denials.contract.ts';
import type { DenialEvent } from './denials.events.ts';

/** State of a denial, folded from its events. */
export interface DenialHistory extends DenialFields {
  readonly taken: readonly TakenStep[];
}

/** Folds one event; null before the first event and after removal. Total: never throws. */
export const evolveDenial = (
  before: DenialHistory | null,
  { type, data }: DenialEvent,
): DenialHistory | null => {
  switch (type) {
    case 'DenialRecorded':
    case 'DenialCorrected': {
      const { denialId: _, ...fields } = data;
      return { ...fields, taken: before?.taken ?? [] };
    }
    case 'AppealSent': {
      const { appealStep: step, sentOn } = data;
      if (before === null) return null;
      const decided = before.taken.find((sent) => sent.step === step)?.decided ?? null;
      return { ...before, taken: withStep(before.taken, { step, sentOn, decided }) };
    }
    case 'AppealDecided': {
      const { appealStep, appealOutcome, decidedOn } = data;
      const sent = before?.taken.find(({ step }) => step === appealStep);
      if (before === null || sent === undefined) return before;
      const decided = { on: decidedOn, outcome: appealOutcome };
      return { ...before, taken: withStep(before.taken, { ...sent, decided }) };
    }
    case 'DenialRemoved':
      return null;
  }
};

const withStep = (taken: readonly TakenStep[], step: TakenStep): readonly TakenStep[] =>
  taken.some((sent) => sent.step === step.step)
    ? taken.map((sent) => (sent.step === step.step ? step : sent))
    : [...taken, step];
