import { CHANGED_FIELD_WORDS } from '@hearthway/domain/household/changed-fields.constants.ts';
import type { HouseholdChange } from '@hearthway/domain/household/changes.contract.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

/** Names the fields of a change, each once. */
export const fieldWords = (
  i18n: I18n,
  { kind, fields }: Pick<HouseholdChange, 'kind' | 'fields'>,
): readonly string[] => [
  ...new Set(
    fields.flatMap((field) => {
      const words = CHANGED_FIELD_WORDS[kind][field];
      return words === undefined ? [] : i18n._(words.message);
    }),
  ),
];
