import { plainWordsOf } from '../text/letters.ts';
import { statesIn } from '../text/states-in.ts';

/**
 * Whether a question in English or Spanish names a state and asks for what its page tells of insurance:
 * "Nebraska hours", "¿tope en Georgia?".
 */
export const asksOfState = (question: string): boolean => {
  const words = plainWordsOf(question);
  return (
    words.length <= MOST_WORDS &&
    statesIn(question).length === 1 &&
    FIELDS.test(` ${words.join(' ')} `) &&
    !OTHER_MATTERS.test(` ${words.join(' ')} `)
  );
};

/** A longer message tells of more than a page of a state says. */
const MOST_WORDS = 18;

/** Words for the fields of a state's page: hours, limits, ages, Medicaid and whom to call. */
const FIELDS =
  / (?:hours?|horas?|limits?|limites?|caps?|topes?|maximum|maximo|max|ages?|edad|visits?|visitas|insurance (?:department|commissioner)|departamento de seguros|comisionado|regulator|complain|quejar(?:me|se)?|queja|medicaid (?:cover|covers|pay|pays|cubre|paga)|autism (?:law|insurance|coverage)|(?:law|mandate|ley|cobertura|coverage)) /u;

const OTHER_MATTERS =
  / (?:school|escuela|iep|waivers?|early intervention|intervencion temprana|ssi|salary|gana|earn|earns|income|ingresos?|lawyers?|abogados?|homeschool|homeschooling|record|licen[cs]e|vote|drive|guardianship|tutela|camps?|campamentos?|alone|solo|sola) /u;
