import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stayInPlace } from '../../../../components/stay-in-place.ts';
import { addressOf, type ReportParams, readParams } from './report-params.ts';

/** Chosen parameters, synchronized with the address in both directions. */
export const useParamsDraft = (today: string) => {
  const [address, setAddress] = useSearchParams();
  const shown = address.toString();
  const [draft, setDraft] = useState(() => readParams(address, today));
  const known = useRef(shown);
  /** Written to the address, but not yet rendered. */
  const onTheirWay = useRef<readonly string[]>([]);

  useEffect(() => {
    const arrived = onTheirWay.current.lastIndexOf(shown);
    onTheirWay.current = onTheirWay.current.slice(arrived + 1);
    if (arrived !== -1 || shown === known.current) return;
    known.current = shown;
    onTheirWay.current = [];
    setDraft(readParams(new URLSearchParams(shown), today));
  }, [shown, today]);

  const choose = (change: Partial<ReportParams>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    const query = addressOf(next);
    if (query.toString() === known.current) return;
    known.current = query.toString();
    onTheirWay.current = [...onTheirWay.current, known.current];
    setAddress(query, { replace: true, ...stayInPlace });
  };

  return { draft, choose };
};
