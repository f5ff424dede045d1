import { useState } from 'react';

/** Whether the condition holds or ever did: what a person has needed once stays. */
export const useLatched = (condition: boolean): boolean => {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld;
};
