import {
  denialPassage,
  planTypePassage,
} from '@hearthway/domain/chat/look-ups/insurance-passages.ts';
import { statePassage } from '@hearthway/domain/chat/look-ups/state-passage.ts';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
} from '@hearthway/domain/content/content.constants.ts';
import { itemTextsSchema } from '@hearthway/domain/content/content.contract.ts';
import {
  denialReasonWordsSchema,
  planTypeWordsSchema,
  stateDataSchema,
  stateWordsSchema,
} from '@hearthway/domain/content/insurance.contract.ts';
import {
  denialReasons,
  guides,
  help,
  lessons,
  planTypes,
  states,
  supportGroups,
} from '@hearthway/domain/content/kinds.ts';
import { plainText } from '@hearthway/domain/content/plain-text.ts';
import type { Message } from '@hearthway/domain/kernel/message.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import * as z from 'zod/mini';
import { SOURCE_LANGUAGE } from '../draft.ts';
import { fieldLines } from './field-lines.ts';

export interface IndexedPassage {
  readonly language: ContentLanguage;
  readonly kind: string;
  readonly id: string;
  /** Empty for the item as a whole. */
  readonly section: string;
  readonly title: string;
  readonly body: string;
  /** Code of the state it is about; null for all others. */
  readonly state: string | null;
}

export interface PublishedItem {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
  readonly texts: unknown;
}

/** Kinds whose sections are separate passages. */
const BY_SECTION: ReadonlySet<string> = new Set([lessons.name, guides.name]);

/** Groups are found by place, on the page that lists them. */
const LEFT_OUT: ReadonlySet<string> = new Set([supportGroups.name]);

export const passagesOf = ({ kind, id, data, texts: stored }: PublishedItem) => {
  if (LEFT_OUT.has(kind)) return [];
  const texts = z.parse(itemTextsSchema, stored);
  return CONTENT_LANGUAGES.flatMap((language): readonly IndexedPassage[] => {
    const text = texts[language] ?? texts[SOURCE_LANGUAGE];
    if (text === undefined) return [];
    const { words, sections } = text;
    const whole = { language, kind, id, section: '', title: words.title, state: null };
    if (BY_SECTION.has(kind))
      return sections.map((section) => ({
        ...whole,
        section: section.id,
        title: `${words.title}: ${section.title}`,
        body: plainText(section),
      }));
    if (kind === help.name) return [{ ...whole, body: [...sections.map(plainText)].join('\n') }];
    const bodyOf = (lines: readonly (Message | string)[]): string => {
      const translate = translatorIn(language);
      return lines.map((line) => (typeof line === 'string' ? line : translate(line))).join('\n');
    };
    switch (kind) {
      case denialReasons.name:
        return [{ ...whole, body: bodyOf(denialPassage(z.parse(denialReasonWordsSchema, words))) }];
      case planTypes.name:
        return [{ ...whole, body: bodyOf(planTypePassage(z.parse(planTypeWordsSchema, words))) }];
      case states.name: {
        const state = z.parse(stateDataSchema, data);
        const lines = statePassage(state, z.parse(stateWordsSchema, words));
        return [{ ...whole, body: bodyOf(lines), state: state.code }];
      }
      default:
        return [{ ...whole, body: bodyOf(fieldLines({ data, words })) }];
    }
  });
};
