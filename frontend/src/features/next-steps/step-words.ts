import {
  PLAN_SOURCE_WORDS,
  type PlanSource,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import {
  DIAGNOSIS_STATE_WORDS,
  type DiagnosisState,
} from '@hearthway/domain/next-steps/next-steps.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const said = (i18n: I18n, { message }: { readonly message: string }): string =>
  i18n._(message);

export const diagnosisWords = (i18n: I18n, state: DiagnosisState): string =>
  said(i18n, DIAGNOSIS_STATE_WORDS[state]);

export const sourceWords = (i18n: I18n, source: PlanSource): string =>
  said(i18n, PLAN_SOURCE_WORDS[source]);
