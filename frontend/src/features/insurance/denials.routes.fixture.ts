import {
  appealParamsSchema,
  type Denial,
  decideAppealSchema,
  denialParamsSchema,
  denialSchema,
  recordDenialSchema,
  sendAppealSchema,
} from '@hearthway/domain/insurance/denials.contract.ts';
import * as z from 'zod/mini';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const PATH = '/api/insurance/denials';

export const routes: RoutesOf = () => {
  let denials: readonly Denial[] = [];
  const model = 'denials';
  const change = (id: string, to: (denial: Denial) => Denial): void => {
    if (!denials.some((denial) => denial.id === id)) throw new Refusal('UnknownDenial');
    denials = denials.map((denial) => (denial.id === id ? to(denial) : denial));
  };
  return [
    { route: `GET ${PATH}`, schema: z.array(denialSchema), model, answer: () => denials },
    {
      route: `PUT ${PATH}/:denialId`,
      model,
      answer: ({ params, body }) => {
        const { denialId: id } = z.parse(denialParamsSchema, params);
        const fields = z.parse(recordDenialSchema, body);
        if (denials.some((denial) => denial.id === id))
          change(id, (denial) => ({ ...denial, ...fields }));
        else
          denials = [
            { ...fields, id, recordedAt: '2026-11-23T10:00:00.000Z', taken: [] },
            ...denials,
          ];
      },
    },
    {
      route: `PUT ${PATH}/:denialId/appeals/:step`,
      model,
      answer: ({ params, body }) => {
        const { denialId, step } = z.parse(appealParamsSchema, params);
        const { sentOn } = z.parse(sendAppealSchema, body);
        change(denialId, (denial) => ({
          ...denial,
          taken: [
            ...denial.taken.filter((taken) => taken.step !== step),
            { step, sentOn, decided: null },
          ],
        }));
      },
    },
    {
      route: `PUT ${PATH}/:denialId/appeals/:step/decision`,
      model,
      answer: ({ params, body }) => {
        const { denialId, step } = z.parse(appealParamsSchema, params);
        const { outcome, decidedOn: on } = z.parse(decideAppealSchema, body);
        change(denialId, (denial) => ({
          ...denial,
          taken: denial.taken.map((taken) =>
            taken.step === step ? { ...taken, decided: { on, outcome } } : taken,
          ),
        }));
      },
    },
    {
      route: `DELETE ${PATH}/:denialId`,
      model,
      answer: ({ params }) => {
        const { denialId } = z.parse(denialParamsSchema, params);
        denials = denials.filter(({ id }) => id !== denialId);
      },
    },
  ];
};
