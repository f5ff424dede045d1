import type { ResourceProposal } from '@hearthway/domain/directory/resource-proposal.contract.ts';
import { sql } from 'kysely';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { dayOf, printable } from './printable.ts';

/** The oldest first, as it has waited longest. */
export const listProposals =
  ({ isAll }: { readonly isAll: boolean }): OperatorCommand =>
  async ({ database, print }) => {
    const { rows } = await sql<{ readonly proposal: ResourceProposal }>`
      select proposal from resource_proposals, jsonb_array_elements(proposals) as proposal
      where ${isAll} or proposal -> 'answer' = 'null'
      order by proposal ->> 'proposedAt'
    `.execute(database);
    if (rows.length === 0)
      print(isAll ? 'No providers were proposed.' : 'No unanswered proposals.');
    for (const { proposal } of rows) for (const line of linesOf(proposal)) print(line);
    return true;
  };

const linesOf = (proposal: ResourceProposal): readonly string[] => {
  const { id, proposedAt, category, name, street, city, state, zip, phone, website } = proposal;
  const place = [street, `${city}, ${state} ${zip}`.trim()].filter((part) => part !== '');
  const contact = [phone, website].filter((part) => part !== '');
  return [
    `${id}  ${dayOf(proposedAt)}  ${category}  ${printable(name)}`,
    `  ${printable([...place, ...contact].join('; '))}`,
    `  ${printable(proposal.why)}`,
    ...(proposal.answer === null ? [] : [`  ${answerOf(proposal.answer)}`]),
  ];
};

const answerOf = ({
  answeredAt,
  outcome,
  resourceId,
  note,
}: NonNullable<ResourceProposal['answer']>): string => {
  const how = resourceId === null ? outcome : `${outcome} (${resourceId})`;
  return `${dayOf(answeredAt)}: ${how}${note === null ? '' : `. ${printable(note)}`}`;
};
