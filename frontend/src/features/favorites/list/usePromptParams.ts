import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stayInPlace } from '../../../components/stay-in-place.ts';

/**
 * What the address says after its path, and the way to replace that. A page hears of a new address
 * a moment late, and no tick shall vanish meanwhile: what was asked for counts at once.
 */
export const usePromptParams = () => {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState({ instead: params, next: params });

  const replace = (next: URLSearchParams): void => {
    setAsked({ instead: params, next });
    setParams(next, { replace: true, ...stayInPlace });
  };
  return [asked.instead === params ? asked.next : params, replace] as const;
};
