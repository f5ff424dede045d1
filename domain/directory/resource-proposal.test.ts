import { expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { fold, given, givenRow } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { proposeResourceSchema } from './resource-proposal.contract.ts';
import {
  type ResourceProposalCommand,
  resourceProposalDecider,
} from './resource-proposal.decider.ts';
import type { ResourceProposalEvent } from './resource-proposal.events.ts';
import { type OfProposal, resourceProposalsView } from './resource-proposal.view.ts';

const PROPOSED = {
  category: 'speech-therapy',
  state: 'NC',
  name: 'Bright Steps Speech',
  street: '',
  city: 'Durham',
  zip: '27701',
  phone: '919-555-0100',
  website: '',
  why: 'They waited until he was ready.',
} as const;
const ANSWER = { resourceId: 'family-1', note: 'Thank you!' };

const propose: ResourceProposalCommand = { command: 'propose', ...PROPOSED };
const answer: ResourceProposalCommand = { command: 'answer', outcome: 'listed', ...ANSWER };
const proposed: ResourceProposalEvent = { type: 'ResourceProposed', data: PROPOSED };
const answered: ResourceProposalEvent = {
  type: 'ResourceProposalAnswered',
  data: { proposalOutcome: 'listed', ...ANSWER },
};

const decided = (command: ResourceProposalCommand, ...history: readonly ResourceProposalEvent[]) =>
  given(resourceProposalDecider, history).when(command);

test('a provider is proposed once', () => {
  expect(decided(propose)).toEqual([proposed]);
  expect(decided(propose, proposed)).toEqual([]);
});

test('a proposal is answered once, and the first outcome counts', () => {
  expect(decided(answer, proposed)).toEqual([answered]);
  const otherwise = { ...answer, outcome: 'declined', resourceId: null } as const;
  expect(decided(otherwise, proposed, answered)).toEqual([]);
});

test('an unknown proposal cannot be answered', () => {
  expect(decided(answer)).toEqual(reject('NotFound'));
});

test('shredded words read as empty', () => {
  const { category, state } = PROPOSED;
  const forgotten: ResourceProposalEvent = {
    type: 'ResourceProposed',
    data: {
      category,
      state,
      name: SHREDDED,
      street: SHREDDED,
      city: SHREDDED,
      zip: SHREDDED,
      phone: SHREDDED,
      website: SHREDDED,
      why: SHREDDED,
    },
  };
  expect(fold(resourceProposalDecider, [forgotten])).toMatchObject({
    status: 'open',
    proposed: { state: 'NC', name: '', why: '' },
  });
});

const AT = '2026-11-23T09:00:00.000Z';

const of = (proposalId: string, event: ResourceProposalEvent): OfProposal => ({
  ...event,
  proposalId,
  metadata: {
    $correlationId: 'c1',
    $causationId: 'c1',
    userId: 'u1',
    actor: 'u1',
    sessionId: null,
    state: null,
    occurredAt: AT,
    schemaVersion: 1,
  },
});

test('an answer is kept with its proposal, and with no other', () => {
  const history = [of('p1', proposed), of('p2', proposed)];
  const open = { ...PROPOSED, proposedAt: AT, answer: null };
  expect(givenRow(resourceProposalsView, history).when(of('p2', answered))).toEqual([
    { id: 'p1', ...open },
    { id: 'p2', ...open, answer: { outcome: 'listed', ...ANSWER, answeredAt: AT } },
  ]);
});

test(
  '… is refused',
  everyRow(
    [
      [{ name: ' ' }, 'name', 'Please enter the name'],
      [{ name: 'Bright\nSteps' }, 'name', 'Please write this on one line'],
      [{ category: '' }, 'category', 'Please choose a kind of help'],
      [{ city: '' }, 'city', 'Please enter the city'],
      [{ state: 'Carolina' }, 'state', 'Please choose a state'],
      [{ zip: '1' }, 'zip', 'Please enter a ZIP code of five digits'],
      [{ phone: '555' }, 'phone', 'Please enter a US phone number of ten digits'],
      [{ phone: '' }, 'phone', 'Please enter a phone number or a website'],
      [{ website: 'ask them' }, 'website', 'Please enter a web address, such as www.example.org'],
      [{ why: '' }, 'why', 'Please write why they are good'],
      [{ why: 'x'.repeat(1_001) }, 'why', 'Please use 1000 letters at most'],
    ],
    ([wrong, field, message]) => {
      const { error } = proposeResourceSchema.safeParse({ ...PROPOSED, ...wrong });
      expect(error?.issues.map(({ path, message: said }) => [path.join('.'), said])).toEqual([
        [field, message],
      ]);
    },
  ),
);

test('a form without anything names all its errors at once', () => {
  const { error } = proposeResourceSchema.safeParse({
    ...PROPOSED,
    name: '',
    city: '',
    phone: '',
    website: '',
  });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'city', 'phone']);
});
