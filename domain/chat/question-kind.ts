import type { ContentLanguage } from '../content/content.constants.ts';
import { plainWordsOf } from '../text/letters.ts';

/** Kind of information that a question asks for. A sentence that contains this kind is an answer. */
export type QuestionKind =
  | 'how-long'
  | 'when'
  | 'how-much'
  | 'how-many'
  | 'age'
  | 'who'
  | 'where'
  | 'what-is'
  | 'why'
  | 'may-i'
  | 'how-to';

/**
 * Detects the requested kind in English or Spanish; null if unclear. In a follow-up chain, one line per
 * message, the last conclusive line counts.
 */
export const questionKindIn = (question: string): QuestionKind | null => {
  for (const line of question.split('\n').toReversed()) {
    const words = ` ${plainWordsOf(line).join(' ')} `;
    const found = QUESTIONS.find(([, pattern]) => pattern.test(words));
    if (found !== undefined) return found[0];
  }
  return null;
};

const UNITS = '(?:minute|hour|day|week|month|year|minuto|hora|dia|semana|mes|mese|ano)s?';

/** Most specific first: "how long can I" asks for a time. Lower case, without accents. */
const QUESTIONS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'age',
    / (?:how old|(?:what|which|until what|up to what|at what) ages?|age (?:limit|cap)|too (?:old|young)|(?:a|hasta|desde) que edad|que edad|edad(?: maxima)? (?:limite|tope)|limite de edad|cuantos anos (?:tiene|debe|hay)) /u,
  ],
  [
    'how-long',
    new RegExp(
      ` (?:how (?:long|soon|fast|quick|quickly|late)|deadlines?|by when|until when|time limit|(?:how many|within how many) ${UNITS}|cuantos? (?:${UNITS})|(?:cuanto|que tanto) (?:tiempo|tarda|tardan|dura|duran|demora|demoran|falta)|hasta cuando|plazos?|fecha limite|que tan (?:rapido|pronto)) `,
      'u',
    ),
  ],
  [
    'how-much',
    / (?:how much (?:is|does|do|money|will|would|did|are|can|for)|costs?|prices?|fees?|is (?:it|this|that) free|for free|free of charge|have to pay|expensive|dollar (?:limit|cap)|annual cap|yearly cap|cuanto (?:cuesta|cuestan|vale|valen|cobra|cobran|pago|pagan|paga|es|dinero|sale)|precios?|es gratis|gratuit[oa]s?|costos?|tengo que pagar|tope anual|limite anual) /u,
  ],
  ['how-many', / (?:how (?:many|often)|number of|cuant[ao]s|cada cuanto|con que frecuencia) /u],
  ['when', / (?:when|what day|what time|cuando|a que hora|que dia) /u],
  [
    'who',
    / (?:who|whom|whose|phone number|number (?:for|of|to)|who to|quien|quienes|a quien|telefono|numero (?:de|del|para)) /u,
  ],
  ['where', / (?:where|which (?:page|office)|donde|a donde|adonde|en que (?:pagina|oficina)) /u],
  [
    'what-is',
    / (?:what (?:is|are|was|does \S+ (?:mean|stand)|do \S+ mean)|whats|what s|mean|means|meaning|stands? for|difference between|que (?:es|son|significa|quiere decir)|significa|diferencia entre) /u,
  ],
  ['why', / (?:why|how come|what causes|reason|por ?que|a que se debe|causa) /u],
  [
    'may-i',
    / (?:(?:can|may|could|must|should) (?:i|we|they|he|she|my|the|a|his|her|you|someone|schools?|insurance)|am i|are they|do (?:i|we|they) (?:have|need) to|does (?:it|he|she|my|the) .*(?:have|need) to|is it (?:ok|okay|legal|allowed|normal|true|safe)|allowed|have the right|puedo|podemos|puede|pueden|se puede|debo|debe|deben|tengo (?:que|derecho)|tenemos que|tienen que|es (?:normal|cierto|verdad|legal|obligatorio)|esta bien) /u,
  ],
  [
    'how-to',
    / (?:how (?:do|can|could|should|to|would|does)|what (?:do|can|should|could|would|to|if)|how|tips?|advice|ideas|help (?:me|with|him|her|us)|como|que (?:hago|hacemos|puedo|podemos|debo|hacer|digo|pasa)|consejos?|ayud[ae]n?) /u,
  ],
];

/** Returns whether a sentence contains the requested kind of information. */
export const tells = (sentence: string, kind: QuestionKind, language: ContentLanguage): boolean =>
  THINGS[language][kind].test(sentence);

const NUMBERS = {
  en: '(?:\\d|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|half an?)\\b)',
  es: '(?:\\d|(?<!\\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|unos|unas|media)(?!\\p{L}))',
} as const;

const TIMES = {
  en: `${NUMBERS.en}[^.!?]{0,16}\\b(?:minutes?|hours?|days?|weeks?|months?|years?)\\b`,
  es: `${NUMBERS.es}[^.!?]{0,16}(?<!\\p{L})(?:minutos?|horas?|días?|semanas?|meses|mes|años?)(?!\\p{L})`,
} as const;

/** Phone number. */
const PHONE = '\\d{3}[-\\s.]\\d{4}|\\b(?:911|988|211|741741)\\b';

const THINGS: Readonly<Record<ContentLanguage, Readonly<Record<QuestionKind, RegExp>>>> = {
  en: {
    'how-long': new RegExp(`${TIMES.en}|\\bdeadlines?\\b|\\bat once\\b|\\bno limit\\b`, 'iu'),
    when: new RegExp(
      `${TIMES.en}|\\b(?:before|after|as soon as|when|until|every|once|today|tomorrow|at night|birthday|19\\d\\d|20\\d\\d)\\b`,
      'iu',
    ),
    'how-much':
      /\$|\b(?:free|costs?|pays?|paid|price|nothing|charge[ds]?|dollars?|percent|caps?|deductible)\b|%/iu,
    'how-many': new RegExp(`${NUMBERS.en}|\\b(?:no|without) limit\\b|\\bno cap\\b`, 'iu'),
    age: /\b(?:ages?|aged|under|older|younger|birthdays?|months|years?|turns?)\b/iu,
    who: new RegExp(
      `${PHONE}|\\b(?:call|ask|doctor|pediatrician|teacher|school|team|department|office|center|specialist|analyst|therapist|psychologist|pharmacist|dentist|insurer|employer|lawyer|agency|parents?|anyone|someone|BCBA|we)\\b`,
      'iu',
    ),
    where:
      /\b(?:open|page|account|office|center|site|list|directory|under|on the|in the|at the|near)\b|\.(?:org|gov|com)\b/iu,
    'what-is':
      /\b(?:is|are|means?|stands? for|called|short for|refers? to|is when|describes?|differ\w*)\b/iu,
    why: /\b(?:because|reasons?|so that|since|often|can be|may be|causes?|means|helps?|that is why|to (?:get|avoid|feel))\b/iu,
    'may-i':
      /\b(?:may|can|cannot|must|have to|has to|need not|no need|rights?|allowed|yes|no|not|never|should|ok|okay|need)\b/iu,
    'how-to':
      /^(?:[\p{Lu}][\p{L} ]{1,30}[.:] )?(?:if [^,]+, |first,? |then,? |with [^,]+, |for [^,]+, )?(?:ask|write|call|open|choose|try|tell|say|show|give|keep|take|make|use|put|look|let|start|begin|go|wait|turn|stay|step|send|count|note|read|set|bring|press|find|plan|offer|praise|teach|practice|point|follow|name|add|check|bring|stop|leave|move|watch|help|share|visit|do|don['’]t|never|get|talk|pick|remove|build|dim|play|answer|change|enter|type|see|save|sign|order|pause|agree|hold|hang|learn|repeat|model|cut|mark)\b|\b(?:you can|you may|it helps?|can help)\b/iu,
  },
  es: {
    'how-long': new RegExp(
      `${TIMES.es}|(?<!\\p{L})(?:plazos?|de inmediato|sin límite)(?!\\p{L})`,
      'iu',
    ),
    when: new RegExp(
      `${TIMES.es}|(?<!\\p{L})(?:antes|después|cuando|hasta|cada|una vez|hoy|mañana|noche|cumpleaños|cumpla|19\\d\\d|20\\d\\d)(?!\\p{L})`,
      'iu',
    ),
    'how-much':
      /\$|(?<!\p{L})(?:gratis|gratuit[oa]s?|cuestan?|cuesta|paga|pagan|pagar|precio|nada|cobran?|cobra|dólares|por ciento|tope|deducible|costo)(?!\p{L})|%/iu,
    'how-many': new RegExp(`${NUMBERS.es}|(?<!\\p{L})(?:sin|no hay|ningún) (?:límite|tope)`, 'iu'),
    age: /(?<!\p{L})(?:edad|edades|menores|mayores|cumple|cumpla|cumpleaños|meses|años?)(?!\p{L})/iu,
    who: new RegExp(
      `${PHONE}|(?<!\\p{L})(?:llame|pregunte|pida|doctora?|médic[oa]|pediatra|maestr[oa]s?|escuela|equipo|departamento|oficina|centro|especialista|analista|terapeuta|psicólog[oa]|farmacéutic[oa]|dentista|aseguradora|empleador|abogad[oa]|agencia|padres|usted|cualquiera|alguien|BCBA)(?!\\p{L})`,
      'iu',
    ),
    where:
      /(?<!\p{L})(?:abra|página|cuenta|oficina|centro|sitio|lista|directorio|en la|en el|en su|cerca|bajo)(?!\p{L})|\.(?:org|gov|com)\b/iu,
    'what-is':
      /(?<!\p{L})(?:es|son|significan?|quiere decir|se llama|llaman?|siglas|se refiere|consiste|describe|diferencia)(?!\p{L})/iu,
    why: /(?<!\p{L})(?:porque|razón|razones|para que|ya que|muchas veces|a menudo|puede ser|causas?|significa|ayuda|por eso|suele)(?!\p{L})/iu,
    'may-i':
      /(?<!\p{L})(?:puede|pueden|debe|deben|tiene que|tienen que|no hace falta|derechos?|permi[st]\p{L}*|sí|no|nunca|necesita|obligad[oa]s?)(?!\p{L})/iu,
    'how-to':
      /^(?:[\p{Lu}][\p{L} ]{1,30}[.:] )?(?:si [^,]+, |primero,? |luego,? |después,? |con [^,]+, |para [^,]+, )?(?:pida|pregunte|escriba|llame|abra|elija|pruebe|diga|dígal[aeo]|muestre|dé|mantenga|tome|haga|use|ponga|mire|deje|empiece|vaya|espere|apague|baje|quédese|mande|envíe|cuente|anote|lea|lleve|presione|busque|planee|ofrezca|elogie|enseñe|practique|señale|siga|nombre|agregue|revise|pare|salga|observe|ayude|comparta|visite|no |nunca|consiga|hable|escoja|quite|cambie|escuche|guarde|compare|acuerde|marque|repita|avise|trate|entre|toque|responda|conteste|aparte|divida|cuelgue|aprenda)|(?<!\p{L})(?:usted puede|puede ayudar|ayuda)(?!\p{L})/iu,
  },
};
