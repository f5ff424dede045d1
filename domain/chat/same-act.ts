import type { ContentLanguage } from '../content/content.constants.ts';
import { plainOf } from '../kernel/plain-word.ts';
import { isSameWord, type Meaning, stemOf } from './answer-words.ts';
import { has, type SourceSentence } from './source-sentences.ts';

/** Returns whether an order to the reader also occurs in the source, or asks for something harmless. */
export const isSameAct = (
  text: string,
  said: Meaning,
  { text: source, meaning }: SourceSentence,
  language: ContentLanguage,
): boolean => {
  const order = ORDER[language].exec(text)?.groups?.['order']?.toLowerCase();
  if (order === undefined || /ing$|[aei]ndo$/u.test(order) || FREE_ORDERS[language].test(order))
    return true;
  const child = stemOf(CHILD[language], language);
  const isToChild = said.words.slice(0, 3).some((word) => word.stem === child);
  if (isToChild && !has(meaning, child)) return false;
  const stem = stemOf(plainOf(order), language);
  return Array.from(source.matchAll(MAY_ORDER[language]), ({ 1: act = '' }) =>
    act.toLowerCase(),
  ).some((act) => {
    const other = stemOf(plainOf(act), language);
    return language === 'en'
      ? act === order || (other === stem && !/s$/u.test(act))
      : isSameWord(other, stem);
  });
};

const CHILD: Readonly<Record<ContentLanguage, string>> = { en: 'child', es: 'hijo' };

const FREE_ORDERS: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /^(?:ask|talk|tell|call|write|read|look|check|note|bring|show|learn|see|try|use|offer|plan|prepare|practice|consider|remember|find|visit|this|it|you|your|the|an?|in|if|for|on|at|with|when|after|before|until|as|most|many|some|all|every|each|both|no|any|parents?|families|children|pictures?|start|begin|praise)$/u,
  es: /^(?:preg\p{L}+|habl\p{L}+|dig\p{L}+|llam\p{L}+|escrib\p{L}+|le[ea]\p{L}*|mir\p{L}+|revis\p{L}+|anot\p{L}+|llev\p{L}+|muestr\p{L}+|mostrar\p{L}*|aprend\p{L}+|ve[ar]|prueb\p{L}+|probar|us[ae]\p{L}*|ofrez\p{L}+|ofrecer|plan\p{L}+|prepar\p{L}+|practi\p{L}+|recuerd\p{L}+|busqu\p{L}+|visit\p{L}+|pid\p{L}+|pedir|el|la|los|las|una?|su|sus|en|si|para|por|con|cuando|antes|después|al|a|de|es|son|hay|está|puede|muchos|algunos|todos?|cada|esto|eso|empiece|empezar|elogi\p{L}+)$/u,
};

const ORDER: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /^(?:(?:please|first|then|next|also|so|and|but|always|just|you (?:can|could|may|might|should)|it (?:can |may )?helps? to|try to|let your child),? )*(?<order>\p{L}+) (?:your|the|an?|it|him|her|them|this|that|these|those|each|every|all|some|any|more|close|to|on|off|down)\b/iu,
  es: /^(?:(?:por favor|primero|luego|también|así que|y|pero|siempre|puede|podría|conviene|ayuda|es bueno),? )*(?<order>\p{L}+) (?:a (?:su|la|los|el)|su|sus|el|la|los|las|una?|esto|eso|cada|todo|todos|más)(?!\p{L})/iu,
};

const MAY_ORDER: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?<=^|[.!?:;,(]\s*|\b(?:and|or|to|then|not|never|please|(?:you|parents|families) (?:can|may|must|should|could)|let your child) )(\p{L}+)/gimu,
  es: /(?<=^|[.!?:;,(]\s*|(?<!\p{L})(?:y|o|e|de|a|no|nunca|que|puede|para|sin|debe) )(\p{L}+)/gimu,
};
