import type { Crisis } from '../crisis/crisis.constants.ts';
import { crisisIn } from '../crisis/crisis.ts';
import { isCrisisSaid } from '../crisis/explicit-crisis.ts';
import { LEXICON_VERSION } from '../crisis/lexicon-version.ts';
import type { WrittenSentence } from './answer-sentences.ts';
import type { Checked } from './check-answer.ts';

/** Reason for blocking a model's text: a crisis, or a decision that a doctor has to make. */
export type ModelDanger =
  | { readonly kind: 'crisis'; readonly crisis: Crisis }
  | { readonly kind: 'medical' };

/**
 * Checks a model's text, all sentences so far, for content reserved to fixed answers: a crisis, ways to harm
 * oneself, a dose, a diagnosis, or advice on a medicine. Content of the cited pages may be repeated, except
 * for methods, doses and diagnoses, which none of our pages has.
 */
export const dangerIn = (
  sentences: readonly WrittenSentence[],
  { passages, language }: Checked,
): ModelDanger | null => {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  if (HARM.some((pattern) => pattern.test(text)))
    return {
      kind: 'crisis',
      crisis: { tier: 'self-harm', language, lexiconVersion: LEXICON_VERSION },
    };
  if (DECISIONS.some((pattern) => pattern.test(text))) return { kind: 'medical' };
  const sources = sentences
    .flatMap(({ cited }) => cited)
    .map((passage) => passages[passage]?.text ?? '');
  const saysAdvice = (sentence: string): boolean =>
    MEDICINE_ADVICE.some((pattern) => pattern.test(sentence));
  if (saysAdvice(text) && !sources.some(saysAdvice)) return { kind: 'medical' };
  const crisis = isCrisisSaid(text) ? crisisIn(text) : null;
  return crisis !== null && !sources.some(isCrisisSaid) ? { kind: 'crisis', crisis } : null;
};

const HARM: readonly RegExp[] = [
  /\b(?:ways?|methods?|how|easiest|painless(?:ly)?) (?:to |of )?(?:kill|killing|hang|hanging|cut|cutting|hurt|hurting|harm|harming|poison|poisoning) (?:yourself|oneself|himself|herself|themselves|themself)\b/iu,
  /\b(?:hang|kill|poison|suffocate|strangle) yourself\b/iu,
  /\b(?:lethal|fatal|deadly) (?:dose|amount|method)s?\b|\boverdose (?:on|with|by)\b/iu,
  /(?<!\p{L})(?:formas?|maneras?|métodos?|cómo) (?:de )?(?:matar|ahorcar|cortar|lastimar|envenenar|suicidar)(?:se|te)(?!\p{L})/iu,
  /(?<!\p{L})(?:mátese|mátate|córtese|córtate|ahórquese|ahórcate|suicídese)(?!\p{L})|(?<!\p{L})dosis (?:letal|mortal)/iu,
];

const DECISIONS: readonly RegExp[] = [
  /\d\s?(?:mg|ml|mcg|milligrams?|milliliters?|drops|tablets?|pills?|gummies|capsules?|teaspoons?)\b/iu,
  /\d\s?(?:miligramos?|mililitros?|gotas|tabletas?|pastillas?|gomitas|cápsulas?|cucharaditas?)(?!\p{L})/iu,
  /\b(?:your (?:child|son|daughter|kid|toddler)|he|she|they) (?:(?:very |most )?(?:likely|probably|clearly|definitely|almost certainly|may well) )?(?:has|have) (?:autism|ADHD|OCD|epilepsy|asperger|a developmental disorder)\b/iu,
  /\b(?:sounds|looks|seems) (?:very much |a lot |most )?like (?:autism|ADHD|OCD|epilepsy|asperger)/iu,
  /\byour (?:child|son|daughter|kid|toddler) (?:is|must be) (?:(?:likely|probably|clearly|definitely|not|certainly) )(?:autistic|on the spectrum)\b/iu,
  /(?<!\p{L})su (?:hijo|hija|niño|niña|bebé)(?: o hija| o niña)? (?:(?:probablemente|seguramente|claramente|sin duda|casi seguro) )?(?:tiene|padece) (?:autismo|TDAH|TOC|epilepsia|asperger)/iu,
  /(?<!\p{L})(?:parece|suena a|se trata de|es claramente|es probable que sea) (?:un caso de )?(?:autismo|TDAH|autista|epilepsia|asperger)/iu,
];

const MEDICINES =
  'medicines?|medications?|meds|drugs?|dos(?:e|es|age)|pills?|tablets?|drops|supplements?|vitamins?|melatonin|risperidone|risperdal|aripiprazole|abilify|methylphenidate|ritalin|guanfacine|clonidine|leucovorin|cbd|magnesium';

const MEDICINES_IN_SPANISH =
  'medicinas?|medicamentos?|remedios?|dosis|pastillas?|píldoras?|gotas|suplementos?|vitaminas?|melatonina|risperidona|aripiprazol|metilfenidato|guanfacina|clonidina|leucovorina|cbd|magnesio';

/** Advice to take, change or stop a medicine. */
const MEDICINE_ADVICE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:give|take|try|start|stop|skip|double|halve|increase|reduce|lower|raise|change|switch|mix|crush|cut)(?:ing)?\\b[^.!?]{0,40}\\b(?:${MEDICINES})\\b`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:d[eé](?:le|n)?|dar(?:le)?|tom[ea]r?|pruebe|probar|empiece|empezar|suspend[ae]r?|deje|dejar|doble|aumente|aumentar|reduzca|reducir|baje|bajar|suba|subir|cambie|cambiar|mezcle|mezclar)(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:${MEDICINES_IN_SPANISH})(?!\\p{L})`,
    'iu',
  ),
];
