import type { CitedFact } from '../content/content.contract.ts';
import { type Message, say } from '../kernel/message.ts';
import { contactsOf } from './contacts.ts';
import { INSURER_NAMES, type Insurer } from './insurers.constants.ts';
import type { Benefit, LookupAnswer } from './lookup.contract.ts';
import { federalTopic, type LookupContent } from './lookup-content.ts';
import { type Line, statementOf, type Therapy } from './therapies.ts';

export interface Lookup {
  readonly insurer: Insurer;
  /** Two-letter code; null if unknown. */
  readonly state: string | null;
}

export interface LookupOptions {
  readonly content: LookupContent;
  /** Translates into the language of the page. */
  readonly translate: (message: Message) => string;
}

/**
 * Describes coverage as far as facts support it. Each sentence rests on a fact or names a contact to ask: no
 * amount, phone number or law is made up.
 */
export const lookUp = (
  { insurer, state }: Lookup,
  { content, translate }: LookupOptions,
): LookupAnswer => {
  const facts = new Map<string, CitedFact>();
  const cite = (named: readonly CitedFact[]): readonly string[] => {
    for (const fact of named) facts.set(fact.id, fact);
    return [...new Set(named.map(({ id }) => id))];
  };
  const textOf = (line: Line): string => ('text' in line ? line.text : translate(line));
  const textsOf = (lines: readonly Line[]): string => lines.map(textOf).join(' ');

  const benefit = (therapy: Therapy): Benefit => {
    const { covered, notes, sessions, copay, uncertain, restsOn } = statementOf(
      insurer,
      therapy,
      content,
    );
    const said = [...notes, ...sessions, ...copay, ...uncertain.flat()];
    return {
      covered,
      notes: textsOf(notes),
      sessions: textsOf(sessions),
      copay: textsOf(copay),
      uncertain: uncertain.map(textsOf),
      facts: cite([...restsOn, ...said.flatMap((line) => ('text' in line ? line.facts : []))]),
    };
  };

  const program = insurer === 'tricare' ? federalTopic(content, 'tricare-acd') : undefined;
  const { customerService, numbers } = contactsOf(insurer, state, content);
  const answer = {
    provider: insurer === 'other' ? translate(OTHER_INSURER) : INSURER_NAMES[insurer],
    state,
    benefits: {
      abaTherapy: benefit('aba'),
      speechTherapy: benefit('speech'),
      occupationalTherapy: benefit('occupational'),
    },
    authorizationRequired: program === undefined ? null : true,
    authorization: {
      notes: translate(program === undefined ? ASK_ABOUT_AUTHORIZATION : APPROVALS_OF_TRICARE),
      facts: cite(program?.facts ?? []),
    },
    contacts: {
      customerService:
        typeof customerService === 'string' ? customerService : translate(customerService),
      behavioralHealth: translate(ASK_ABOUT_BEHAVIORAL_HEALTH),
      numbers: numbers.map((each) => ({ ...each, facts: cite(each.facts) })),
    },
  };
  return { ...answer, facts: [...facts.values()] };
};

const OTHER_INSURER = say('Your insurer');

const ASK_ABOUT_AUTHORIZATION = say(
  'Your plan decides: ask what needs prior authorization, who asks for it, and how long an approval lasts.',
);

const APPROVALS_OF_TRICARE = say(
  'For ABA therapy the assessment and the therapy each need approval, and therapy is approved for six months at a time.',
);

const ASK_ABOUT_BEHAVIORAL_HEALTH = say(
  'Ask member services who manages behavioral health for your plan, and at which number.',
);
