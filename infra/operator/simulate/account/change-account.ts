import type { Family, Step } from '../family.ts';
import { accountOf } from './account.ts';

/** Sometimes changes the family's details, or ends its other sessions. */
export const changeAccount =
  (family: Family): Step =>
  (at, sessionId) => {
    const { random } = family;
    const account = accountOf(family);
    const circumstances = family.itself(at, sessionId);
    const draw = random.next();
    if (draw < 0.4)
      return account.dispatch({ command: 'change-password', how: 'known' }, circumstances);
    if (draw < 0.6)
      return account.dispatch(
        { command: 'change-name', firstName: '', lastName: '' },
        circumstances,
      );
    if (draw < 0.75) return account.dispatch({ command: 'change-email', email: '' }, circumstances);
    if (draw < 0.85)
      return account.dispatch({ command: 'request-export', exportId: random.id() }, circumstances);
    const state = account.state();
    const others = state.status === 'registered' ? state.sessions : [];
    return account.dispatch(
      {
        command: 'end-sessions',
        sessionIds: others.filter((id) => id !== sessionId),
        why: 'by-choice',
      },
      circumstances,
    );
  };
