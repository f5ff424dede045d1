import { setOfWords } from '../kernel/plain-word.ts';
import { plainWordsOf } from '../text/letters.ts';

/** Message without a question for our pages: a greeting, thanks, or asking who answers. */
export type SmallTalk = 'greeting' | 'thanks' | 'who-answers';

/** Returns the small talk that makes up an entire message, in English or Spanish; null for any other. */
export const smallTalkIn = (text: string): SmallTalk | null => {
  const words = plainWordsOf(text);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  if (WHO_ANSWERS.test(words.join(' '))) return 'who-answers';
  if (words.some((word) => THANKS.has(word)) && words.every((word) => THANKFUL.has(word)))
    return 'thanks';
  return words.some((word) => GREETINGS.has(word)) && words.every((word) => FRIENDLY.has(word))
    ? 'greeting'
    : null;
};

/** Word limit: longer messages contain a request. */
const MAX_WORDS = 12;

const GREETINGS = setOfWords(
  'hi hello hey hiya howdy morning afternoon evening hola buenas buenos saludos',
);

const FRIENDLY: ReadonlySet<string> = new Set([
  ...GREETINGS,
  ...setOfWords(
    'good there everyone team assistant hearthway how are you doing today to all',
    'que tal como estas esta dia dias tarde tardes noche noches muy a todos asistente',
  ),
]);

const THANKS = setOfWords('thanks thank thx ty gracias agradezco appreciate appreciated');

const THANKFUL: ReadonlySet<string> = new Set([
  ...THANKS,
  ...setOfWords(
    'you so very much many a lot again for the your help helping that this it i do was is really',
    'great good perfect ok okay yes helpful helps helped kind bye time answer answering info',
    'muchas mil muchisimas por todo la el su tu ayuda te le se lo da de verdad que muy amable',
    'bueno bien si listo perfecto respuesta tiempo informacion adios',
  ),
]);

const MACHINE = '(?:machine|robot|bot|chatbot|computer|program|ai|maquina|computadora|programa|ia)';
const HUMAN =
  '(?:person|human|human being|somebody|someone|persona|humano|humana|alguien)(?: real| de verdad)?';
const ANY = '(?:a |an |un |una |the |just |actually |really |real |live |actual |de verdad )*';

/** Also matches questions about the assistant's abilities. */
const WHO_ANSWERS = new RegExp(
  `^(?:(?:hi|hello|hey|wait|so|ok|hola|oye|disculpe|perdon) )*(?:${[
    `(?:are|r) (?:you|u|we talking to) ${ANY}(?:${MACHINE}|${HUMAN}|real)(?: or ${ANY}(?:${MACHINE}|${HUMAN}))?`,
    `is (?:this|there|it|that) ${ANY}(?:${MACHINE}|${HUMAN})(?: or ${ANY}(?:${MACHINE}|${HUMAN}))?(?: there| here| answering)?`,
    `am i (?:talking|speaking|chatting|writing|typing) (?:to|with) ${ANY}(?:${MACHINE}|${HUMAN})(?: or ${ANY}(?:${MACHINE}|${HUMAN}))?`,
    '(?:who|what) (?:are|r) (?:you|u)',
    '(?:who|what) am i (?:talking|speaking|chatting) (?:to|with)',
    'what (?:can|do) (?:you|u) do(?: for me)?',
    'what can i ask(?: you)?',
    'how (?:can|do) you help(?: me)?',
    `(?:eres|es|es usted|esto es|usted es|tu eres) ${ANY}(?:${MACHINE}|${HUMAN}|real)(?: o ${ANY}(?:${MACHINE}|${HUMAN}))?`,
    `(?:estoy hablando|hablo|estoy platicando|platico) con ${ANY}(?:${MACHINE}|${HUMAN})(?: o (?:con )?${ANY}(?:${MACHINE}|${HUMAN}))?`,
    `hay ${HUMAN}(?: ahi| aqui| real)*`,
    '(?:quien|que) (?:eres|es usted|sos)',
    'con quien (?:hablo|estoy hablando)',
    'que (?:puedes|puede|sabes|sabe) hacer(?: por mi)?',
    'que (?:te|le) puedo preguntar',
    '(?:en que|como) me (?:puedes|puede) ayudar',
  ].join('|')})$`,
  'u',
);
