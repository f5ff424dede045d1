import { firstToCall, OFFICE_KINDS, type OfficeKindId } from '../../directory/offices.constants.ts';
import type { Office, StateOffices } from '../../directory/offices.contract.ts';
import { type Message, say } from '../../kernel/message.ts';
import { STATES, type StateCode } from '../../kernel/states.constants.ts';
import type { AnswerLine } from '../answer-lines.ts';
import { plainName } from './provider-answer.ts';

type Translate = (message: Message) => string;

interface OfficeAnswerOptions {
  readonly kinds: readonly OfficeKindId[];
  readonly state: StateCode;
  /** Undefined if reading them failed. */
  readonly offices: StateOffices | undefined;
  readonly translate: Translate;
}

const MAX_OFFICES = 2;

/** Returns contacts in a state, starting with a number that two lists agree on. */
export const officeLines = ({
  kinds,
  state,
  offices,
  translate,
}: OfficeAnswerOptions): readonly AnswerLine[] => {
  const sourceOf = (kind?: OfficeKindId) => ({
    title: translate(say('Offices in {state}', { state: STATES[state] })),
    address: `/offices/${state}${kind === undefined ? '' : `#${kind}`}`,
  });
  if (offices === undefined)
    return [{ text: translate(say('Whom to call for what stands here.')), source: sourceOf() }];
  const officeLines = kinds.flatMap((kind) => {
    const ofKind = offices.offices.filter((office) => office.kind === kind);
    const name = OFFICE_KINDS.find(({ id }) => id === kind)?.name;
    if (ofKind.length === 0 || name === undefined) return [];
    const source = sourceOf(kind);
    const heading = say('{kind} in {state}:', { kind: translate(name), state: STATES[state] });
    return [
      { text: translate(heading), source },
      ...callableFirst(ofKind)
        .slice(0, MAX_OFFICES)
        .map((office) => ({ text: officeLine(office, translate), source })),
    ];
  });
  if (officeLines.length > 0) return [...officeLines, { text: translate(REPORT_IT) }];
  const first = firstToCall(offices.offices);
  if (first === undefined)
    return [{ text: translate(say('Whom to call for what stands here.')), source: sourceOf() }];
  return [
    {
      text: translate(
        say('We list no such office in {state}. These know who it is:', { state: STATES[state] }),
      ),
      source: sourceOf(),
    },
    { text: officeLine(first, translate), source: sourceOf() },
  ];
};

/** Asks for the place again if it matches no state. */
export const whichOffice = (translate: Translate): readonly AnswerLine[] => [
  { text: translate(WHICH_PLACE) },
];

/** After this question, the next message may consist of a place alone. */
export const WHICH_PLACE = say('In which state? Write me its name, or your ZIP code.');

const REPORT_IT = say(
  'The numbers come from public lists. If one is wrong, please report it on the page of the office.',
);

const callableFirst = (offices: readonly Office[]): readonly Office[] => [
  ...offices.filter(({ phone }) => phone !== null),
  ...offices.filter(({ phone }) => phone === null),
];

/** A disputed number, or one on which the lists disagree, is only linked. */
const officeLine = (office: Office, translate: Translate): string => {
  const { phone, otherPhones, website, isPhoneHidden } = office;
  const name = plainName(office.name);
  if (phone !== null) return `${name}: ${[phone, ...otherPhones].join(' · ')}`;
  if (website === null) return translate(say('{name}: look up the number by its name', { name }));
  const site = website.replace(/^https?:\/\//iu, '').replace(/[/?#].*$/u, '');
  return translate(
    isPhoneHidden
      ? say('{name}: families told us that its number is wrong. Look it up at {site}', {
          name,
          site,
        })
      : say('{name}: look up the number at {site}', { name, site }),
  );
};
