import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dangerIn } from '@hearthway/domain/crisis/crisis.ts';
import { DANGER_RELIEFS } from '@hearthway/domain/crisis/danger-reliefs.constants.ts';
import { DANGER_SIGNS } from '@hearthway/domain/crisis/danger-signs.constants.ts';
import { type CardName, readCard } from './card.ts';
import { readAllSituations } from './flips.ts';
import { readMessages } from './messages.ts';
import {
  pairLine,
  readSituations,
  type Situation,
  shownTo,
  situationTable,
  wrongLines,
} from './situations.ts';

type Print = (line: string) => void;

/** Figures of a file, and each message that was answered wrongly. */
export const printDanger = (file: string, print: Print): void => {
  const shown = readSituations(file).map((situation) => shownTo(situation, dangerIn));
  print(situationTable(shown));
  const pairs = pairLine(shown);
  if (pairs !== '') print(pairs);
  for (const line of wrongLines(shown)) print(line);
};

const FILE = new URL('../../../docs/assistant.md', import.meta.url);

export const publishAssistant = (print: Print): void => {
  const text = assistantPage();
  const isSame = existsSync(FILE) && readFileSync(FILE, 'utf8') === text;
  writeFileSync(FILE, text);
  print(`docs/assistant.md ${isSame ? 'is the same as before.' : 'is new.'}`);
};

/** Messages of the writer from whom nothing was learned, in the form of situations. */
const heldOut = (): readonly Situation[] =>
  readMessages(fileURLToPath(new URL('held-out/writer-d.tsv', import.meta.url))).flatMap(
    ({ kind, tier, language, text }, at) =>
      kind === 'self-injury'
        ? []
        : {
            id: `writer-d-${at + 1}`,
            kind: tier ?? 'harmless',
            language,
            grade: kind,
            text,
            isOfPair: false,
          },
  );

const cardOf = (name: CardName): string => {
  const { madeFrom, messages, madeOn, writtenBy, figures, badAt } = readCard(name);
  return [
    `- made on ${madeOn} from ${messages} messages (SHA-256 \`${madeFrom}\`)`,
    `- written by ${writtenBy}`,
    ...figures.map((figure) => `- ${figure}`),
    ...badAt.map((weakness) => `- bad at ${weakness}`),
  ].join('\n');
};

/** The whole document, by the rules and weights of today. */
export const assistantPage = (): string => {
  const seen = readAllSituations().map((situation) => shownTo(situation, dangerIn));
  const unseen = heldOut().map((situation) => shownTo(situation, dangerIn));
  return `# How the assistant tells danger

Written by \`npm run chat -- publish\`; a test fails when it no longer tells the truth.

A message has one of three grades. **Certain** danger gets a fixed answer with people to call, text or chat with, which no model writes. **Possible** danger gets the ordinary answer, and above it one line with people to call. **None** gets the ordinary answer. Certain takes what is said outright and weights that agree, or weights alone that are surer still. Possible takes a family of words of danger, words said outright, or weights that doubt, also of one sentence of a longer message. Of possible dangers only a number by kind is kept, in \`/health\` for the operator. No limit, session, store or model stands before either (\`command-api/chat/danger-first.int.test.ts\`).

Rules are rows of data, each with a pattern, three messages that it hits, three near misses and the source of its idea, and each is tested by these: ${DANGER_SIGNS.length} families of words (\`domain/crisis/danger-signs/\`), and ${DANGER_RELIEFS.length} reliefs (\`domain/crisis/danger-reliefs/\`), which take away what is over or ended well, denied, told in a story, about a thing, or about a medicine that is still to be taken, in their own sentence alone. A question of information (“what to do if a child …”) keeps the line. What is said of a danger afterwards ("I was just being dramatic", "asking for a friend") takes nothing away. \`LEXICON_VERSION\` is computed from the rules and weights.

A change: add or edit a row, run its test, then \`npm run chat -- danger FILE\` on messages of your own. New messages go to \`infra/training/chat/messages/\`; \`npm run chat -- learn\` then writes the weights, the same bytes for the same messages, and prints each decision that they flip.

## Weights for danger

${cardOf('crisis')}

## Weights for questions that are a doctor's

${cardOf('medical')}

## Messages by people's situations

Written by an examiner who had not seen the rules. Nothing is learned from them, but the rows were written with these at hand, so that their figures are too good; a third of the examination lies elsewhere for that reason.

${pairLine(seen)}

${situationTable(seen)}

## Messages of a writer from whom nothing was learned

Half of the harmless ones hold words of danger, as in "this paperwork is killing me".

${situationTable(unseen)}
`;
};
