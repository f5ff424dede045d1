import { setOfWords } from '../kernel/plain-word.ts';
import { plainWordsOf } from '../text/letters.ts';

/**
 * Returns whether a message in English or Spanish is out of scope despite shared words: it is about another
 * country, or asks the assistant to break its rules.
 */
export const isNotOurs = (text: string): boolean => {
  const words = ` ${plainWordsOf(text).join(' ')} `;
  return (
    BREAKS_RULES.some((pattern) => pattern.test(words)) ||
    NOBODY_KNOWS.some((pattern) => pattern.test(words)) ||
    isElsewhere(words)
  );
};

const STAFF =
  '(?:bcbas?|rbts?|slps?|ots?|therapists?|providers?|clinics?|doctors?|pediatricians?|psychologists?|specialists?|teachers?|analysts?|dentists?|terapeutas?|proveedores|clinicas?|doctor(?:a|es|as)?|medicos?|pediatras?|psicolog[oa]s?|especialistas?|maestr[oa]s?|analistas?|dentistas?|tecnic[oa]s?)';

/** Questions without an answer on any page: incomes, head counts, and the location of a family's document. */
const NOBODY_KNOWS: readonly RegExp[] = [
  new RegExp(
    ` (?:how much (?:do|does|is|are|will|would) (?:an? |the |my |her |his )?(?:[a-z]+ ){0,3}?${STAFF} (?:[a-z]+ ){0,2}(?:earn|earns|make|makes|paid|get paid)|(?:salary|salaries|wages?|pay rate) (?:of|for) (?:an? |the )?(?:[a-z]+ ){0,3}?${STAFF}|cuanto (?:ganan?|le pagan a) (?:un |una |el |la |los |las )?(?:[a-z]+ ){0,3}?${STAFF}|(?:sueldo|salario)s? de (?:un |una |los |las )?(?:[a-z]+ ){0,3}?${STAFF}) `,
    'u',
  ),
  new RegExp(
    ` (?:how many (?:[a-z]+ ){0,3}?${STAFF} (?:(?:are|work|live|practice|opened|closed|exist|are there)(?: [a-z]+){0,3}? (?:in|last|this|across))|cuant[ao]s (?:[a-z]+ ){0,2}?${STAFF} (?:hay|trabajan|viven|abrieron|existen)(?: [a-z]+){0,3}? (?:en|el|este)) (?!your |the list |the directory |su |tu |la lista |el directorio )`,
    'u',
  ),
  / (?:what|which) (?:number|place|spot) (?:am i|are we|is (?:he|she|my [a-z]+)) (?:on|in) | balance (?:of|on|with) (?:my|our) (?:account with|deductible) | when (?:will|is) (?:my|our) claim (?:be |get )?(?:paid|processed) | (?:que|cual) (?:numero|lugar) (?:soy|somos|tengo|tenemos|es mi [a-z]+) en (?:la|esa|su) lista /u,
  / (?:write|compose|make) (?:me |us )?(?:a |an |up a )(?:short |funny |little |love )*(?:poem|song|story|joke|haiku|essay|rap|speech|tweet|script) | (?:tell|give) (?:me|us) (?:a |another )(?:good |funny |dirty )*(?:joke|riddle|poem) | (?:escribe|escribeme|hazme|haz|componme|compon|inventa|inventame|cuentame|cuenta|dime) (?:un |una |otro )(?:[a-z]+ )?(?:poema|cancion|cuento|chiste|adivinanza|ensayo|rap|verso|tuit) /u,
  / (?:translate|traduce|traduceme|traducir) .*(?:into|to|in|al|en) (?:french|german|japanese|chinese|korean|italian|russian|arabic|portuguese|latin|frances|aleman|japones|chino|coreano|italiano|ruso|arabe|portugues) | (?:how do (?:you|i) say|como se dice) .* (?:in|en) (?:french|german|japanese|chinese|korean|italian|russian|arabic|portuguese|frances|aleman|japones|chino|coreano|italiano|ruso|arabe|portugues) /u,
  / (?:who|quien|quienes) (?:won|is winning|will win|gano|ganaron|gana|va ganando|invento|invented|discovered|descubrio|painted|pinto|sings|canta) /u,
  / (?:capital|population|president|currency|poblacion|presidente|presidenta|moneda) (?:of|de|del) (?!my |our |mi |nuestr)/u,
];

const isElsewhere = (words: string): boolean =>
  words.split(' ').some((word) => INSTITUTIONS.has(word)) || IN_A_COUNTRY.test(words);

/** Offices and documents of other countries. */
const INSTITUTIONS = setOfWords(
  'nhs ehcp camhs ndis centrelink ohip aish imss issste anses eps sisben conadis cud pami essalud infonavit',
);

const PLACES = [
  'mexico(?: city)?|ciudad de mexico|cdmx|guadalajara|monterrey|tijuana|puebla',
  'guatemala|honduras|nicaragua|costa rica|panama|belice|cuba|republica dominicana|dominican republic|haiti|jamaica',
  'colombia|bogota|cali colombia|medellin|venezuela|caracas|ecuador|quito|guayaquil|peru|lima|bolivia|chile|santiago de chile',
  'argentina|buenos aires|uruguay|montevideo|paraguay|brazil|brasil',
  'spain|espana|madrid|barcelona|portugal|france|francia|paris|italy|italia|germany|alemania|berlin',
  'uk|england|scotland|wales|united kingdom|britain|inglaterra|escocia|reino unido|london|londres|manchester uk|leeds|glasgow|ireland|irlanda|dublin ireland',
  'canada|ontario|toronto|quebec|montreal|alberta|british columbia|vancouver bc|calgary|ottawa|manitoba|saskatchewan|nova scotia',
  'australia|sydney|melbourne australia|brisbane|perth|new zealand|nueva zelanda|auckland',
  'india|mumbai|delhi|pakistan|bangladesh|philippines|filipinas|manila|china|japan|japon|korea|corea|singapore|malaysia|indonesia',
  'kenya|nairobi|nigeria|lagos|ghana|south africa|sudafrica|egypt|egipto|ethiopia|israel|turkey|turquia|saudi arabia|dubai|russia|rusia|ukraine|poland|polonia|netherlands|sweden|norway|denmark|switzerland|austria|belgium|greece',
].join('|');

/** Matches the country of residence or request, not of origin. */
const IN_A_COUNTRY = new RegExp(
  ` (?:in|en|across|throughout|around|(?:ley(?:es)?|gobierno|programa|law|laws|rules?|government) (?:[a-z]+ ){0,3}(?:de|del|of|in)(?: la)?) (?:the |la |el )?(?:${PLACES}) | (?:${PLACES}) s (?:autism|program|law|government|rules) | (?:ontario|alberta|quebec)s `,
  'u',
);

/** Matches instructions to the machine, as opposed to questions of a family. */
const BREAKS_RULES: readonly RegExp[] = [
  / (?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |these |those |previous |prior |of )*(?:instructions?|rules?|sources?|prompts?|guidelines?|training) /u,
  / (?:ignora|olvida|olvidate|omite|salta|saltate) (?:de )?(?:todas? |todos? |tus |las |los |sus |your |all )*(?:instrucciones|reglas|fuentes|normas|everything|rules) /u,
  / (?:system prompt|hidden (?:prompt|text|instructions)|(?:texto|instrucciones) ocult[oa]s?|everything above|debug mode|developer mode|modo (?:desarrollador|debug)|jailbreak|docgpt|dan mode) /u,
  / (?:pretend|imagine) (?:that |to be |you |your )/u,
  / (?:you are|youre) (?:now |a doctor |docgpt )/u,
  / (?:act|respond|answer|talk|actua|responde|contesta|habla) (?:as|like|como) (?:a |an |my |if |un |una |mi |si )/u,
  / a partir de ahora (?:respondes|eres|contestas|actuas) | from now on (?:you|answer|respond|act) /u,
  / in character (?:as|say|tell) | en (?:el )?papel de /u,
  / (?:repeat|say) after me | repite (?:conmigo|despues de mi) /u,
  / (?:promise|guarantee) (?:me|that|us) | (?:prometeme|garantizame|prometa|garantice)(?: me)? /u,
  / (?:admin|administrator|administrador|developer|dueno) .*(?:list|show|borra|dame|contrasena|password|accounts?|emails?) /u,
  / (?:sin|without) (?:fuentes|sources|advertencias|warnings|filtros|filters|limites|limits|reglas|rules|restricciones) /u,
  / (?:print|output|show|reveal|muestra(?:me)?|imprime|revela) (?:me )?(?:your |tu |tus |the |el )?(?:prompt|instructions|instrucciones) /u,
];
