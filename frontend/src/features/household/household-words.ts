import {
  ACCESS_LEVEL_WORDS,
  type AccessLevel,
  MEMBER_ROLE_WORDS,
  type MemberRole,
  SCOPE_WORDS,
} from '@hearthway/domain/household/household.constants.ts';
import type { Scope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const roleWords = (i18n: I18n, role: MemberRole): string =>
  i18n._(MEMBER_ROLE_WORDS[role].message);

export const scopeWords = (i18n: I18n, scope: Scope): string => i18n._(SCOPE_WORDS[scope].message);

export const levelWords = (i18n: I18n, level: AccessLevel): string =>
  i18n._(ACCESS_LEVEL_WORDS[level].message);
