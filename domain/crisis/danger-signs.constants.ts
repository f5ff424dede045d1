import type { DangerSign } from './danger-sign.ts';
import { ABUSE_SIGNS } from './danger-signs/abuse.constants.ts';
import { AT_HOME_SIGNS } from './danger-signs/at-home.constants.ts';
import { BODY_SIGNS } from './danger-signs/body.constants.ts';
import { GROOMING_SIGNS } from './danger-signs/grooming.constants.ts';
import { MIND_SIGNS } from './danger-signs/mind.constants.ts';
import { MISSING_SIGNS } from './danger-signs/missing.constants.ts';
import { NEEDS_SIGNS } from './danger-signs/needs.constants.ts';
import { PARTNER_SIGNS } from './danger-signs/partner.constants.ts';
import { POISON_SIGNS } from './danger-signs/poison.constants.ts';
import { SCHOOL_SIGNS } from './danger-signs/school.constants.ts';
import { SELF_HARM_SIGNS } from './danger-signs/self-harm.constants.ts';
import { WEAPONS_SIGNS } from './danger-signs/weapons.constants.ts';

/** Danger signs in order of precedence: the first match determines the contacts. */
export const DANGER_SIGNS: readonly DangerSign[] = [
  ...BODY_SIGNS,
  ...POISON_SIGNS,
  ...MISSING_SIGNS,
  ...WEAPONS_SIGNS,
  ...MIND_SIGNS,
  ...GROOMING_SIGNS,
  ...SCHOOL_SIGNS,
  ...ABUSE_SIGNS,
  ...AT_HOME_SIGNS,
  ...PARTNER_SIGNS,
  ...SELF_HARM_SIGNS,
  ...NEEDS_SIGNS,
];
