import type { AppealCase } from './appeal-case.ts';

/** A standard denial of planned care by a self-funded plan, with nothing sent yet. */
export const appealCase = (fields: Partial<AppealCase> = {}): AppealCase => ({
  planType: 'self-funded-erisa',
  state: null,
  notice: 'first',
  letterOn: '2026-11-02',
  urgency: 'standard',
  care: 'planned',
  changesOn: null,
  letterSays: null,
  taken: [],
  ...fields,
});
