import { plainOf, setOfWords } from '../../kernel/plain-word.ts';
import { isSlipOf } from '../../text/slip.ts';

/** Words that ask for a list of providers. */
export const FIND = setOfWords(
  'find search searching look looking locate need want recommend recommendation suggest show list get',
  'seeking available busco buscar busca encuentra encontrar encuentro necesito necesitamos quiero muestra',
  'muestrame recomienda recomiendame conoces conoce hay donde where any consigo conseguir dame buscame',
);

/** People and places that the directory lists. */
export const PROVIDERS = setOfWords(
  'provider providers therapist therapists clinic clinics doctor doctors dentist dentists specialist',
  'specialists psychologist psychologists psychiatrist pediatrician pediatricians neurologist',
  'neurologists slp ot bcba bcbas pathologist pathologists counselor counselors diagnostician center',
  'centers agency agencies optometrist audiologist barber haircut respite terapeuta terapeutas',
  'terapista terapistas proveedor proveedores clinica clinicas doctores doctora dentista dentistas',
  'especialista especialistas psicologo psicologa psiquiatra pediatra pediatras neurologo neurologa',
  'logopeda fonoaudiologa logopedas centro centros agencia agencias peluqueria terapia terapias therapy therapies aba',
);

/** Alone, `therapy` and `ABA` are subjects rather than providers. */
export const PEOPLE = new Set(
  [...PROVIDERS].filter(
    (word) => !['terapia', 'terapias', 'therapy', 'therapies', 'aba'].includes(word),
  ),
);

export const LAW = setOfWords('law laws mandate mandates statute ley leyes norma');

export const INSURERS = setOfWords(
  'insurer insurers insurance insurances plan plans aseguradora aseguradoras aseguranza seguro seguros planes',
);

export const MUST_PAY = setOfWords(
  'cubierta cubierto cubiertas cubiertos pay pays cover covers covered covering coverage require requires required make makes mandate force',
  'forces pagar paga pagan pague cubre cubren cubrir cubran cobertura obliga obligan exige exigen',
);

export const OPEN = setOfWords(
  'open start show read see take go begin watch abre abrir abreme empieza empezar muestra muestrame',
  'ver leer lleva llevame quiero want',
);

export const LESSONS = setOfWords(
  'lesson lessons module modules course courses leccion lecciones modulo modulos curso cursos',
);

export const OFFER = setOfWords(
  'get gets include includes included including cost costs price prices priced pricing much charge',
  'difference compare versus vs offer offers come comes worth incluye incluyen cuesta cuestan cuanto',
  'precio precios vale trae ofrece diferencia comparar contiene recibo',
);

/** Words for plans of doctors, schools and insurers rather than ours. */
export const OTHER_PLANS = setOfWords(
  'insurance insurer medicaid medicare cover covers covered coverage deny denied deductible copay aba',
  'therapy speech iep ifsp 504 school treatment safety behavior meal self funded employer health state',
  'seguro aseguradora aseguranza cubre cobertura terapia escuela educativo tratamiento seguridad conducta',
  'answer answers respond responds decide decides urgent urgente contestar contesta responder responde decidir',
  'card tarjeta call llamar appeal apelar refund reembolso cancel cancelar switch cambiar remind remember',
  'gold silver bronze platinum oro plata bronce deducible copago premium prima aetna cigna humana ambetter kaiser anthem',
  'molina oscar united unitedhealthcare blue tricare',
  'autofinanciado autofinanciados bill today hoy quitan pasarme job funds who',
);

/** Only these words are spell-corrected; words of other languages and days are left alone. */
const CORRECTED = [
  ...PEOPLE,
  ...LAW,
  ...INSURERS,
  ...LESSONS,
  'therapy',
  'terapia',
  'family',
  'search',
].filter(({ length }) => length >= 6);

/** Word of a message in lower case, without accents, with typos corrected. */
export interface ToolWord {
  readonly text: string;
  readonly plain: string;
}

export const toolWordsOf = (text: string): readonly ToolWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu)].map(([word]) => ({
    text: word,
    plain: correctedOf(plainOf(word)),
  }));

/** Known words, which are never treated as typos. */
const KNOWN = new Set(
  [FIND, PROVIDERS, LAW, INSURERS, MUST_PAY, OPEN, LESSONS, OFFER, OTHER_PLANS].flatMap((set) => [
    ...set,
  ]),
);

const correctedOf = (word: string): string =>
  word.length < LEAST_LETTERS || KNOWN.has(word)
    ? word
    : (CORRECTED.find((known) => isSlipOf(word, known)) ?? word);

const LEAST_LETTERS = 5;
