import { plainWordsOf } from '../text/letters.ts';
import { statesIn } from '../text/states-in.ts';

/**
 * Returns whether a question in English or Spanish names a state and asks for content of its insurance page:
 * "Nebraska hours", "¿tope en Georgia?".
 */
export const asksOfState = (question: string): boolean => {
  const words = plainWordsOf(question);
  return (
    words.length <= MAX_WORDS &&
    statesIn(question).length === 1 &&
    FIELDS.test(` ${words.join(' ')} `) &&
    !OTHER_MATTERS.test(` ${words.join(' ')} `)
  );
};

/** Word limit: longer messages cover more than a state page does. */
const MAX_WORDS = 18;

/** Words for the fields of a state page: hours, limits, ages, Medicaid and contacts. */
const FIELDS =
  / (?:hours?|horas?|limits?|limites?|caps?|topes?|maximum|maximo|max|ages?|edad|visits?|visitas|insurance (?:department|commissioner)|departamento de seguros|comisionado|regulator|complain|quejar(?:me|se)?|queja|medicaid (?:cover|covers|pay|pays|cubre|paga)|autism (?:law|insurance|coverage)|(?:law|mandate|ley|cobertura|coverage)) /u;

const OTHER_MATTERS =
  / (?:school|escuela|iep|waivers?|early intervention|intervencion temprana|ssi|salary|gana|earn|earns|income|ingresos?|lawyers?|abogados?|homeschool|homeschooling|record|licen[cs]e|vote|drive|guardianship|tutela|camps?|campamentos?|alone|solo|sola) /u;
