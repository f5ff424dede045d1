import type { OfficeKindId } from '../../directory/offices.constants.ts';
import { placesIn } from '../../directory/places-in-text.ts';
import type { StateCode } from '../../kernel/states.constants.ts';
import { plainWordsOf } from '../../text/letters.ts';
import { statesIn } from '../../text/states-in.ts';

/** Question about which state office to call for given matters. */
export interface OfficeQuestion {
  readonly tool: 'offices';
  readonly kinds: readonly OfficeKindId[];
  readonly states: readonly StateCode[];
  /** ZIP codes and possible city names, if no state is named. */
  readonly locations: readonly string[];
}

/** Parses a question for an office in English or Spanish; null for any other message. */
export const officeQuestionIn = (text: string): OfficeQuestion | null => {
  const plain = ` ${plainWordsOf(text).join(' ')} `;
  if (!ASKS.some((asks) => asks.test(plain)) || OTHER_RULES.test(plain)) return null;
  const kinds = KINDS.flatMap(([kind, words]) => (words.test(plain) ? [kind] : []));
  if (kinds.length === 0) return null;
  const states = statesIn(text).slice(0, MAX_STATES);
  const locations = states.length > 0 ? [] : locationsIn(text);
  if (states.length === 0 && locations.length === 0) return null;
  return { tool: 'offices', kinds: withoutWider(kinds).slice(0, MAX_KINDS), states, locations };
};

const MAX_STATES = 2;
const MAX_KINDS = 2;
const MAX_LOCATIONS = 6;

/** Returns a ZIP code alone, or else names after "in" and "near". */
const locationsIn = (text: string): readonly string[] => {
  const { mentions } = placesIn(text);
  const codes = mentions.filter(({ kind }) => kind === 'code');
  const places = codes.length > 0 ? codes : mentions.filter(isMarked);
  return places.map(({ location }) => location).slice(0, MAX_LOCATIONS);
};

const isMarked = ({ kind, location }: { readonly kind: string; readonly location: string }) =>
  (kind === 'near' || kind === 'in') && /^\p{Lu}/u.test(location);

const ASKS: readonly RegExp[] = [
  / (?:who|whom|whos) (?:\p{L}+ ){0,4}(?:call|contact|phone|ask|talk|speak|reach|turn|complain|handles|runs|helps?) /u,
  / (?:who|whom) (?:is|are|do|can|should) (?:\p{L}+ ){0,3}(?:the|to) /u,
  / (?:phone|telephone|contact) (?:number|info|information) | numbers? (?:for|of|to call) | phone (?:for|of) /u,
  / (?:which|what) (?:\p{L}+ ){0,4}(?:office|agency|department|center) | (?:which|what) (?:phone |telephone )?number /u,
  / (?:phone|telephone|number|telefono|numero) $/u,
  / (?:where|how) (?:do|can|should) (?:i|we) (?:call|contact|reach|complain|turn|get in touch) /u,
  / (?:a|con) quien(?:es)? (?:\p{L}+ ){0,4}(?:llam|contact|habl|acud|pregunt|diri[gj]|pid|pedir|comunic|quej|recurr)\p{L}* /u,
  / quien (?:me |nos )?(?:ayuda|atiende|puede ayudar\p{L}*) /u,
  / (?:numero|telefono|contacto) (?:\p{L}+ ){0,2}(?:de|del|para|a) | a que (?:numero|telefono) /u,
  / (?:que|cual|cuales) (?:\p{L}+ ){0,2}(?:oficinas?|agencias?|departamento) /u,
  / (?:a )?donde (?:puedo |debo |hay que )?(?:llam|quej|acud|me quejo)\p{L}* /u,
  / como (?:puedo )?(?:contact|llam|me comunic|comunic)\p{L}* /u,
];

/** Plans outside the authority of state offices. */
const OTHER_RULES = / (?:self funded|self insured|autofinanciad\p{L}*|erisa|tricare|medicare) /u;

const KINDS: readonly (readonly [OfficeKindId, RegExp])[] = [
  [
    'early-intervention',
    / (?:early intervention|birth to three|part c|intervencion temprana|parte c) /u,
  ],
  ['regional-center', / (?:regional centers?|centros? regional(?:es)?) /u],
  ['dd-council', / (?:disabilit\p{L}+ councils?|consejos? (?:de|sobre) discapacidad\p{L}*) /u],
  [
    'dd-agency',
    / (?:developmental disabilit\p{L}+|developmental services|waivers?|discapacidad\p{L}* (?:del|de) desarrollo|exencion(?:es)?) /u,
  ],
  ['respite', / (?:respite|relevo|respiro) /u],
  [
    'insurance-department',
    / (?:insurance (?:department|dept|commissioner|division|regulator|complaints?)|(?:department|division) of insurance|(?:external|outside|independent) review\p{L}*|revision(?:es)? externas?|departamento de seguros|comisionado de seguros|(?:complain|complaint|queja|quejarme) (?:\p{L}+ ){0,4}(?:insur\p{L}*|segur\p{L}*|aseguradora|(?:health )?plan)|(?:insur\p{L}*|plan|hmo|ppo|aseguradora|seguro) (?:\p{L}+ ){0,4}(?:denied|denies|refuses|refused|said no|says no|nego|niega|rechazo)) /u,
  ],
  ['medicaid', / medicaid /u],
  [
    'education-special-ed',
    / (?:special ed(?:ucation)?|educacion especial|(?:school|district|escuela|distrito) (?:\p{L}+ ){0,4}evalu\p{L}*) /u,
  ],
  [
    'parent-center',
    / (?:parent (?:training|information|centers?)|centros? (?:de|para) padres|iep|504 plan|quien (?:me |nos )?ayuda con la escuela|who helps? (?:me |us )?with (?:the )?school) /u,
  ],
  [
    'protection-advocacy',
    / (?:protection and advocacy|disability rights|legal (?:help|aid)|free lawyers?|ayuda legal|abogad[oa]s?|derechos) /u,
  ],
  ['arc-chapter', / the arc /u],
  [
    'autism-organization',
    / (?:autism (?:society|organizations?|groups?)|other (?:autism )?families|support groups?|sociedad de autismo|organizacion(?:es)? de autismo|otras familias|grupos? de apoyo) /u,
  ],
  ['family-support', / (?:parent to parent|another parent|family support|apoyo familiar) /u],
  ['health-department', / (?:health department|department of health|departamento de salud) /u],
  [
    'social-services',
    / (?:social services|food stamps|snap|servicios sociales|cupones de alimentos) /u,
  ],
];

/** Drops wider kinds, since councils, regional centers and respite each have their own offices. */
const withoutWider = (kinds: readonly OfficeKindId[]): readonly OfficeKindId[] =>
  kinds.includes('dd-council') ? kinds.filter((kind) => kind !== 'dd-agency') : kinds;
