import { expect, test } from 'vitest';
import { dutyDecider } from './duty.decider.ts';

const set = (isOnDuty: boolean, before: boolean) =>
  dutyDecider.decide({ command: 'set-duty', isOnDuty }, { isOnDuty: before });

test('a member of support goes on duty and off it, and what already holds is no event', () => {
  expect(set(true, false)).toEqual([{ type: 'DutyStarted', data: {} }]);
  expect(set(false, true)).toEqual([{ type: 'DutyEnded', data: {} }]);
  expect(set(true, true)).toEqual([]);
  expect(set(false, false)).toEqual([]);
});
