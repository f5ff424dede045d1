import { defineContext } from '../kernel/context.ts';
import { say } from '../kernel/message.ts';
import { insuranceErrors } from './insurance.errors.ts';
import { insuranceLookupsDecider } from './lookups.decider.ts';

/** What an insurance plan covers, calls with it, and its denials. No member id, no diagnosis. */
export const insuranceContext = defineContext({
  name: 'insurance',
  aggregates: [
    { decider: insuranceLookupsDecider, label: say('Insurance lookups'), icon: 'shield' },
  ],
  readModels: [],
  words: {
    fields: { insurer: say('Insurer'), state: say('State') },
    choices: {
      insurer: {
        aetna: say('Aetna'),
        anthem: say('Anthem/Blue Cross Blue Shield'),
        'blue-cross-blue-shield': say('Blue Cross Blue Shield'),
        cigna: say('Cigna'),
        humana: say('Humana'),
        'kaiser-permanente': say('Kaiser Permanente'),
        medicaid: say('Medicaid'),
        medicare: say('Medicare'),
        unitedhealthcare: say('UnitedHealthcare'),
        tricare: say('Tricare'),
        other: say('Other', {}, 'an insurer'),
      },
    },
  },
  errors: insuranceErrors,
});
