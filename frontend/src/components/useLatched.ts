import { useState } from 'react';

/** True once the condition has been true: a part once shown stays. */
export const useLatched = (condition: boolean): boolean => {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld;
};
