import { defineContext } from '../kernel/context.ts';
import { say } from '../kernel/message.ts';
import { staffErrors } from './staff.errors.ts';
import { staffAccessModel } from './staff-access.model.ts';
import { supportAccessDecider } from './support-access.decider.ts';

/** Support staff and analysts. The timeline, which folds the events of all contexts, is in `contexts.ts`. */
export const staffContext = defineContext({
  name: 'staff',
  aggregates: [{ decider: supportAccessDecider, label: say('Support staff'), icon: 'headset' }],
  readModels: [staffAccessModel],
  commands: [],
  reads: [],
  errors: staffErrors,
});
