import * as z from 'zod';
import { defineContext } from '../context.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { callsSchema, logCallSchema, removeCallSchema } from './calls.contract.ts';
import { insuranceCallsDecider } from './calls.decider.ts';
import { insuranceCallsStream } from './calls.events.ts';
import { callsView, NO_CALLS } from './calls.view.ts';
import { remindOfAppeals } from './denial-reminders.policy.ts';
import { denialWords } from './denial-words.ts';
import { denialSchema } from './denials.contract.ts';
import { denialsDecider } from './denials.decider.ts';
import { denialsModel } from './denials.model.ts';
import { appealsDecided, denials } from './denials.report.ts';
import { exportedAppeals, exportedDenials } from './exported-denials.ts';
import { insuranceErrors } from './insurance.errors.ts';
import { insuranceLookups } from './insurance-lookups.report.ts';
import { INSURER_WORDS } from './insurer-words.ts';
import { INSURERS } from './insurers.constants.ts';
import { insuranceLookupsDecider } from './lookups.decider.ts';

const calls = foldStream({
  name: 'insurance-calls',
  label: say('Your calls with insurers'),
  definition: 2,
  stream: insuranceCallsStream,
  row: callsSchema,
  sealed: ['calls'],
  view: callsView,
});

/** Coverage lookups, calls to the plan, and denials. Stores no member id and no diagnosis. */
export const insuranceContext = defineContext({
  name: 'insurance',
  aggregates: [
    { decider: insuranceLookupsDecider, label: say('Insurance lookups'), icon: 'shield' },
    { decider: insuranceCallsDecider, label: say('Calls with insurers'), icon: 'phone' },
    { decider: denialsDecider, label: say('Denials and appeals'), icon: 'scale' },
  ],
  readModels: [calls, denialsModel],
  sharedModels: { insurance_calls: 'insurance', denials: 'insurance' },
  commands: [
    plainCommand(insuranceCallsDecider)({
      route: 'POST /api/insurance/calls',
      scope: 'insurance',
      about: 'nothing',
      params: NONE,
      body: logCallSchema,
      toCommand: ({ body, newId: callId, now }) => ({ command: 'log-call', ...body, callId, now }),
      example: {
        params: {},
        body: {
          insurer: 'aetna',
          calledOn: '2025-11-20',
          person: 'Dana',
          reference: 'I-20331',
          replies: [{ questionId: 'funding', reply: 'Self-funded' }],
        },
      },
      habit: {
        perSession: 0.03,
        send: ({ pick }, now) => ({
          params: {},
          body: {
            insurer: pick(INSURERS),
            calledOn: now.toISOString().slice(0, 10),
            person: pick(['Dana', 'Kim', 'Lee']),
            reference: '',
            replies: [{ questionId: 'funding', reply: pick(['Self-funded', 'Fully insured']) }],
          },
        }),
      },
    }),
    plainCommand(insuranceCallsDecider)({
      route: 'DELETE /api/insurance/calls/:callId',
      scope: 'insurance',
      about: 'call',
      params: removeCallSchema,
      body: NONE,
      toCommand: ({ params: { callId } }) => ({ command: 'remove-call', callId }),
      example: { params: { callId: '0123456789abcdef0123456789abcdef' }, body: {} },
      habit: {
        perSession: 0.02,
        send: (_draw, _now, known) => {
          const [callId] = known;
          return callId === undefined ? null : { params: { callId }, body: {} };
        },
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/insurance/calls',
      scope: 'insurance',
      model: calls,
      answer: callsSchema,
      toSeen: ({ calls, ...others }, { hasObject }) => ({
        ...others,
        calls: calls.filter(({ callId }) => hasObject('call', callId)),
      }),
      toAnswer: (row) => row ?? NO_CALLS,
    }),
    ownRow({
      url: '/api/insurance/denials',
      scope: 'insurance',
      model: denialsModel,
      answer: z.array(denialSchema),
      toSeen: (all, { hasObject }) => all.filter(({ id }) => hasObject('denial', id)),
      // The newest first.
      toAnswer: (row) => (row?.denials ?? []).toReversed(),
    }),
  ],
  policies: [remindOfAppeals],
  exportSections: [
    exportSection({
      model: calls,
      title: say('Your calls with insurers'),
      toRows: (row) =>
        row.calls.map(({ callId, insurer, calledOn, person, reference, replies, loggedAt }) => ({
          callId,
          insurer,
          calledOn,
          person,
          reference,
          replies: replies.map(({ questionId, reply }) => `${questionId}: ${reply}`).join('\n'),
          loggedAt: new Date(loggedAt),
        })),
      fields: {
        callId: say('Call id'),
        insurer: say('Insurer'),
        calledOn: say('Day of the call'),
        person: say('Who answered'),
        reference: say('Reference number'),
        replies: say('Replies to your questions'),
        loggedAt: say('When you added it'),
      },
    }),
    exportedDenials,
    exportedAppeals,
  ],
  words: {
    fields: {
      ...denialWords.fields,
      callId: say('Call id'),
      calledOn: say('Day of the call'),
      insurer: say('Insurer'),
      person: say('Who answered'),
      reference: say('Reference number'),
      replies: say('Replies to your questions'),
      state: say('State'),
    },
    choices: { ...denialWords.choices, insurer: INSURER_WORDS },
  },
  reports: [insuranceLookups, denials, appealsDecided],
  errors: insuranceErrors,
});
