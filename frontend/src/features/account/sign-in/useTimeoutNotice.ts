import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the page was left alone for too long. It is said once: the address does not keep it. */
export const useTimeoutNotice = (): boolean => {
  const [params, setParams] = useSearchParams();
  const [hasTimedOut] = useState(params.get('timeout') === 'true');

  useEffect(() => {
    if (!params.has('timeout')) return;
    setParams(
      (current) => {
        current.delete('timeout');
        return current;
      },
      { replace: true },
    );
  }, [params, setParams]);
  return hasTimedOut;
};
