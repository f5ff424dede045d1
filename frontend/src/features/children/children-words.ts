import {
  COMMUNICATION_WORDS,
  type CommunicationWay,
} from '@hearthway/domain/children/children.constants.ts';
import {
  PLAN_SOURCE_WORDS,
  type PlanSource,
} from '@hearthway/domain/insurance/plan-answers.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const communicationWords = (i18n: I18n, way: CommunicationWay): string =>
  i18n._(COMMUNICATION_WORDS[way].message);

export const insuranceWords = (i18n: I18n, source: PlanSource): string =>
  i18n._(PLAN_SOURCE_WORDS[source].message);
