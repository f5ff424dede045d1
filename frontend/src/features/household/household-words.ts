import {
  ACCESS_LEVEL_WORDS,
  type AccessLevel,
  LOGGED_SCOPE_WORDS,
  MEMBER_ACT_WORDS,
  MEMBER_ROLE_WORDS,
  type MemberAct,
  type MemberRole,
} from '@hearthway/domain/household/household.constants.ts';
import type { LoggedScope } from '@hearthway/domain/household-scopes/scopes.constants.ts';
import type { I18n } from '@lingui/core';

// Words that domain declares, by their English text: see `lingui.config.ts`.

export const roleWords = (i18n: I18n, role: MemberRole): string =>
  i18n._(MEMBER_ROLE_WORDS[role].message);

export const scopeWords = (i18n: I18n, scope: LoggedScope): string =>
  i18n._(LOGGED_SCOPE_WORDS[scope].message);

export const actWords = (i18n: I18n, act: MemberAct): string =>
  i18n._(MEMBER_ACT_WORDS[act].message);

export const levelWords = (i18n: I18n, level: AccessLevel): string =>
  i18n._(ACCESS_LEVEL_WORDS[level].message);
