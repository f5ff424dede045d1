import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { rulesFor } from '@hearthway/domain/insurance/appeal-rules.ts';
import { FILING_STEPS } from '@hearthway/domain/insurance/appeal-steps.constants.ts';
import { CARES, DENIAL_REASONS, OUTCOMES } from '@hearthway/domain/insurance/denials.constants.ts';
import type { DenialFields } from '@hearthway/domain/insurance/denials.contract.ts';
import { denialsDecider } from '@hearthway/domain/insurance/denials.decider.ts';
import { denialStreamIdOf } from '@hearthway/domain/insurance/denials.events.ts';
import { PLAN_TYPES } from '@hearthway/domain/insurance/plan-types.constants.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { openAggregate } from '../recorder.ts';

const TIME_ZONE = 'America/Chicago';

interface DenialOptions {
  /** Random if omitted. */
  readonly course?: 'removed';
}

/**
 * Records a denial letter of some days ago. The family may correct it, appeal within weeks and be answered,
 * or give up.
 */
export const deny =
  (family: Family, { course }: DenialOptions = {}): Step =>
  (at, sessionId) => {
    const { agenda, random, userId, place } = family;
    const denialId = random.id();
    const stream = openAggregate(family, denialsDecider, denialStreamIdOf(userId, denialId));
    const fields: DenialFields = {
      planType: random.chance(0.9) ? random.pick(PLAN_TYPES) : null,
      state: place.state,
      denialReason: random.chance(0.9) ? random.pick(DENIAL_REASONS) : null,
      notice: 'first',
      letterOn: dayIn(TIME_ZONE, new Date(at - random.wait(6 * DAY_MS))),
      changesOn: null,
      letterSays: null,
      urgency: random.chance(0.1) ? 'urgent' : 'standard',
      care: random.pick(CARES),
      timeZone: TIME_ZONE,
      wantsReminders: random.chance(0.7),
    };
    const record = (recorded: DenialFields, then: number, session: string | null) =>
      stream.dispatch(
        { command: 'record', denialId, fields: recorded },
        family.itself(then, session, place.state),
      );
    const sentAt = at + random.wait(15 * DAY_MS);
    const step =
      rulesFor(fields.planType ?? 'marketplace').rules.flatMap(({ step: named }) =>
        FILING_STEPS.filter((filing) => filing === named),
      )[0] ?? 'internal-file';
    const later = (when: number, act: (now: Date) => Parameters<typeof stream.dispatch>[0]): void =>
      agenda.add(when, (then) =>
        isGone(family) ? [] : stream.dispatch(act(new Date(then)), family.itself(then, null)),
      );
    if (random.chance(0.1))
      agenda.add(at + random.wait(DAY_MS), (then) =>
        isGone(family) ? [] : record({ ...fields, letterSays: fields.letterOn }, then, null),
      );
    const draw = course === 'removed' ? 0.75 : random.next();
    if (draw < 0.7) {
      later(sentAt, (now) => ({
        command: 'send-appeal',
        denialId,
        step,
        sentOn: dayIn(TIME_ZONE, now),
        now,
      }));
      const outcome = random.pick(OUTCOMES);
      if (random.chance(0.8))
        later(sentAt + random.wait(30 * DAY_MS), (now) => ({
          command: 'decide-appeal',
          denialId,
          step,
          outcome,
          decidedOn: dayIn(TIME_ZONE, now),
          now,
        }));
    } else if (draw < 0.8) later(sentAt, () => ({ command: 'remove', denialId }));
    return record(fields, at, sessionId);
  };
