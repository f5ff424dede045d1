import { defineContext } from '../kernel/context.ts';
import { say } from '../kernel/message.ts';
import { accountDecider } from './account.decider.ts';
import { accountErrors } from './account.errors.ts';

/** Accounts, their sessions, recovery, data export and erasure. Their details are operational rows. */
export const accountContext = defineContext({
  name: 'account',
  aggregates: [{ decider: accountDecider, label: say('Account'), icon: 'circle-user-round' }],
  readModels: [],
  commands: [],
  reads: [],
  errors: accountErrors,
});
