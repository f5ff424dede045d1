/**
 * Whether a question asks for what a doctor has to decide: anything about a medicine, a dose, a vaccine
 * or a supplement, a cure, or a diagnosis, in English or Spanish. Our pages advise on none of these.
 */
export const asksForMedicalDecision = (text: string): boolean => {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, ' ');
  return PATTERNS.some((pattern) => pattern.test(` ${words} `));
};

const MEDICINES = [
  'meds|medicines?|medications?|pills?|gummies|dos(?:e|es|age|is)|milligrams?|mg|ml|prescribed',
  'melatonin|benadryl|clonidine|guanfacine|intuniv|risperidone|risperdal|abilify|aripiprazole',
  'ritalin|adderall|vyvanse|concerta|methylphenidate|prozac|fluoxetine|zoloft|sertraline|ssri',
  'antidepressants?|antipsychotics?|stimulants?|ambien|tylenol|ibuprofen|motrin|antibiotics?',
  'antifungals?|vitamins?|b12|b6|magnesium|zinc|probiotics?|supplements?|cbd|thc|cannabis',
  'leucovorin|ivermectin|secretin|oxytocin|keppra|depakote|vaccin(?:e|es|ate|ated|ation)|mmr',
  'medicinas?|medicamentos?|pastillas?|jarabe|melatonina|risperidona|aripiprazol|clonidina',
  'metilfenidato|fluoxetina|antidepresivos?|vitaminas?|suplementos?|magnesio|marihuana',
  'miligramos?|receto|leucovorina|vacunas?|vacunar(?:lo|la)?|probioticos?|antibioticos?',
].join('|');

const PATTERNS: readonly RegExp[] = [
  new RegExp(` (?:${MEDICINES}) `, 'u'),
  / \d+(?:mg|ml|mcg) /u,
  / (?:mms|chlorine dioxide|dioxido de cloro|stem cells?|celulas madre|hyperbaric|hiperbarica|chelat[a-z]*|quelacion|turpentine|trementina|parasites?|desparasit[a-z]*|pull the metals) /u,
  / (?:cured?|cures|curing|reversed?|heals?|detox[a-z]*|cura|curar(?:lo|la|se)?|sanar(?:lo|la)?|revertir) /u,
  / (?:got|get|getting) rid of (?:[a-z]+ ){0,3}autism /u,
  / (?:quita|quitar|quite|quitarle) (?:[a-z]+ ){0,4}autismo /u,
  / autism (?:yes or no|or not|or just) /u,
  / (?:does|do you think|can you tell if) (?:[a-z]+ ){0,5}ha(?:ve|s) (?:autism|adhd|it) /u,
  / (?:so|thats it then|then) (?:s?he|they) has it /u,
  / (?:diagnose|diagnosticar) (?:him|her|my|lo|la|a mi) /u,
  / (?:mchat|level 1 or (?:level )?2|nivel 1 o (?:nivel )?2) /u,
  / (?:tiene|sera|es) (?:autismo|autista) (?:si o no|o no|o solo) /u,
  / (?:are those|is (?:that|this|it)) (?:seizures?|epilepsy) | es epilepsia /u,
];
