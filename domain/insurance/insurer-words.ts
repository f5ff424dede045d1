import { say } from '../kernel/message.ts';

/** Insurer names for data exports and reports. */
export const INSURER_WORDS = {
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
} as const;
