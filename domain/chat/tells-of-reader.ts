import type { ContentLanguage } from '../content/content.constants.ts';
import { meaningOf } from './answer-words.ts';
import { overlapOf, type SourceSentence } from './source-sentences.ts';

/** Tells of the reader or the child as they are, which no page knows. */
const OF_READER: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(?<!\b(?:if|when|whether|unless|once|while|because|that|until|after|before) (?:\p{L}+ )?)\b(?:you|(?:your|the|this) (?:autistic )?(?:child|son|daughter|kid|toddler|baby|boy|girl)|he|she)\b(?: (?:also|really|clearly|probably|likely|definitely|just|now|both))*(?: (?:is|are|was|were|has|have|had|will|needs?|must|shows?|suffers?|seems?|looks?|sounds?)\b|['’](?:re|s|ll)\b)(?<rest>[^.,;]*)/giu,
  es: /(?<!(?<!\p{L})(?:si|cuando|aunque|que|mientras|hasta|porque) (?:\p{L}+ )?)(?<!\p{L})(?:usted|(?:su|el|este) (?:niñ[oa]|hij[oa]|bebé|pequeñ[oa])(?: o hija| o niña)?|él|ella)(?: (?:también|ya|claramente|probablemente|seguramente))* (?:es|está|tiene|padece|muestra|parece|sufre|necesita|debe|va)(?!\p{L})(?<rest>[^.,;]*)/giu,
};

const CONDITIONS =
  /autis|asperger|spectrum|espectro|\bADHD\b|TDAH|\bOCD\b|disorder|trastorno|epilep|delay|retras|disab|discapac|diagnos|normal|sick|enferm|depress|depre|anxi|ansie/iu;

/** Whether all that a sentence tells of its reader or the child stands in its sources. */
export const readersMatch = (
  text: string,
  sources: readonly SourceSentence[],
  language: ContentLanguage,
): boolean =>
  Array.from(text.matchAll(OF_READER[language])).every(({ 0: found, groups }) => {
    const rest = groups?.['rest'] ?? '';
    if (CONDITIONS.test(rest)) return false;
    if (/\b(?:you have|usted tiene)$/iu.test(found.slice(0, found.length - rest.length)))
      return true;
    const statements = sources.flatMap(({ text: source }) =>
      Array.from(source.matchAll(STATEMENT_ABOUT_READER[language]))
        .filter(
          ([match]) =>
            meaningOf(match, language).isNegative === meaningOf(found, language).isNegative,
        )
        .map(({ groups: statement }) => meaningOf(statement?.['rest'] ?? '', language)),
    );
    const said = meaningOf(rest, language);
    return said.words.length === 0 ? false : statements.some((each) => overlapOf(said, each) > 0);
  });

/** A page speaks of its reader, too. */
const STATEMENT_ABOUT_READER: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(?:you|your (?:child|son|daughter|kid|toddler)|he|she|it)\b[^.;]{0,20}?(?: (?:is|are|was|were|be|has|have|had|will|needs?|must|shows?|seems?|looks?|sounds?)\b|['’](?:re|s|ll)\b)(?<rest>[^.;]*)/giu,
  es: /(?<!\p{L})(?:usted(?:es)?|su (?:niñ[oa]|hij[oa]|bebé)(?: o hija| o niña)?|él|ella)(?!\p{L})[^.;]{0,20}? (?:es|está|sea|esté|tiene|tenga|parece|muestra|necesita|debe|va|padece)(?!\p{L})(?<rest>[^.;]*)/giu,
};
