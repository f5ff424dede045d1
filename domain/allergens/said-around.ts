// Statements around the foods that a text names. Patterns read the words of one sentence, without accents,
// with `@` in the place of each food that was found.

/** A food is named, and this sentence says that it is none. The scope ends where an allergy is stated again. */
const NO_ALLERGY: readonly RegExp[] = [
  /\b(?:not|isnt|arent|wasnt|never been|aint)(?: (?:really|actually|currently|known to be|at all|been))* (?:allergic|sensitiv\w+|intolerant|reactive)\b/,
  /\b(?:no|without(?: any)?|denies|(?:do|does|did|has|have)(?:nt| not)(?: have)?(?: (?:a|an|any))?)(?: (?:known|other|food|any|a|an|or|and|@|severe|drug|environmental))* (?:allerg(?:y|ies)|intolerances?|sensitivit(?:y|ies)|reactions?)\b/,
  /\b(?:no|nunca) (?:es|son|era|fue|esta|somos|soy|ha sido)?(?: (?:muy|realmente))* ?(?:alergic[oa]s?|sensibles?|intolerantes?)\b/,
  /\b(?:tested negative|negative(?: \w+)? tests?|ruled out|no problems? with|without (?:any )?problems?|sin (?:ningun )?problemas?|descart[aoe]\w*|no le hacen? (?:dano|mal))\b/,
  /\bneither\b.*\b(?:cause|allerg|problem|react)/,
  /\b(?:nunca|no) (?:ha|han|he) (?:tenido|presentado)(?: (?:una|ninguna))? (?:alergias?|intolerancias?|reaccion(?:es)?)\b/,
  /\bnever (?:had|showed)(?: (?:a|an|any|@|known))* (?:allerg(?:y|ies)|reactions?)\b/,
  /\b(?:no|sin|niega|ninguna|tampoco)(?: (?:tiene[n]?|hay|presenta|padece|sufre|tenemos|tengo|de|ninguna|conocida|otra|otras))* (?:alergias?|intolerancias?|reaccion(?:es)?)\b/,
];

/** A sentence without foods that says that there is no allergy at all. */
const NONE =
  /^(?:none|no|nil|nothing|nada|ningun[oa]?s?|na|n a|nka|nkda|nkfa|no se conocen?|none known|no aplica|not applicable|no tiene|no hay)$/;

/** The child can eat it. */
const CAN_EAT =
  /(?<!\b(?:not|cannot|cant|no|never|nunca|tampoco|nothing|nada|dont|doesnt) )(?<!\b(?:not|no) (?:le|lo|la) )\b(?:can (?:eat|have|drink|tolerate)|tolerates?(?: well)?|ok(?:ay)? with|fine with|puede (?:comer|tomar|beber|consumir)|tolera(?: bien)?)(?: (?:some|plain|only|solo|el|la|los|las|un poco de|poca|poco))* @/;

/** Only in some form, which leaves the rest to avoid. */
const IN_PART =
  /\b(?:baked|cooked|small|little|some|only|trace[s]?|tiny|horneados?|horneadas?|cocid[oa]s?|poc[oa]s?|pequen[oa]s?|solo|trazas?)\b/;

/** "Tree nuts are ok", said after the food. */
const IS_FINE =
  /@(?: (?:is|are|esta|estan|seems|le|si|son))* (?:ok(?:ay)?|fine|safe|allowed|bien|permitid[oa]s?|segur[oa]s?|si puede|no problem|no hay problema)\b/;

/** It was there once, or may be over: still avoided until the family takes it off. */
const MAY_BE_OVER =
  /\b(?:outgrew|outgrown|outgrowing|used to|no longer|anymore|any more|in the past|was allergic|were allergic|previously|formerly|as a baby|ya no|supero|superada|antes|era alergic[oa]|tuvo|de bebe)\b/;

/** Parts where an allergy is stated anew. */
const STATED =
  /\b(?:allergic|allergies|allergy|alergic[oa]s?|alergias?|avoid|avoids|evitar|evita|react[s]?|reacciona|anaphyla\w+|anafila\w+|cannot|cant)\b/;

const ARTICLES = '(?:a |al |el |la |las |los |to |the |de |for )*';

/** Takes foods out of those before: "nuts, except peanuts". */
const EXCEPT = '(?:except|excluding|other than|apart from|excepto|salvo|menos|a excepcion|aparte)';

const AFTER_ALLERGY = new RegExp(
  `@.*\\b(?:${EXCEPT}|(?:but |pero )?not|pero no|but (?:can|not)) ${ARTICLES}$`,
);
const AFTER_NONE = new RegExp(`\\b(?:${EXCEPT}|but|pero|sino) ${ARTICLES}$`);
const LEADING = new RegExp(
  `^(?:and |y |but |pero )?(?:not|${EXCEPT}|no (?=a |al |de )) ?${ARTICLES}@`,
);

/** Whether a piece takes its foods out of those that its sentence names before. */
export const isException = (sentence: string): boolean => LEADING.test(sentence);

/** Whether the words before a food turn about what its piece says. */
export const isExceptionAfter = (lead: string, said: Said): boolean =>
  (said === 'none' ? AFTER_NONE : AFTER_ALLERGY).test(lead === '' ? '' : `${lead} `);

/** Words that say something about foods, rather than go on with a list of them. */
const SAYS =
  /\b(?:allerg\w*|alerg\w*|intoleran\w*|sensitiv\w*|react\w*|reac\w*|avoid\w*|evita\w*|can|cannot|cant|puede\w*|tolera\w*|ok|okay|fine|safe|bien|not|no|isnt|sin|without|outgr\w+|used to|supero|negative|ruled|neither|descart\w*|problemas?|problems?|never|nunca)\b/;

export const saysAnything = (sentence: string): boolean => SAYS.test(sentence);

export type Said = 'allergy' | 'none' | 'may-be-over';

/** Whether a sentence without foods says that there is no allergy. */
export const saysNone = (sentence: string): boolean =>
  NONE.test(sentence.trim()) || NO_ALLERGY.some((pattern) => pattern.test(sentence));

/** Statement of a sentence about all foods in it. */
export const saidAbout = (sentence: string): Said => {
  if (/\bmay contain\b|\bpuede contener\b/.test(sentence)) return 'allergy';
  if (/\bnot (?:only|just)\b|\bno (?:solo|solamente|unicamente)\b/.test(sentence)) return 'allergy';
  if (NO_ALLERGY.some((pattern) => pattern.test(sentence)))
    return MAY_BE_OVER.test(sentence) ? 'may-be-over' : 'none';
  if (MAY_BE_OVER.test(sentence)) return 'may-be-over';
  const isFine =
    CAN_EAT.test(sentence) ||
    (IS_FINE.test(sentence) && !/\b(?:not|no|isnt|arent)\b/.test(sentence));
  if (!isFine) return 'allergy';
  if (IN_PART.test(sentence)) return 'may-be-over';
  return STATED.test(sentence) ? 'allergy' : 'none';
};
