import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const PARAMETER = 'session_id';

const stateSchema = z.object({ checkoutSession: z.string() });

/**
 * The payment page that led here. It leaves the address, and stays with this entry of the history, so
 * that a reload asks for it again.
 */
export const useCheckoutSession = (): string | undefined => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get(PARAMETER) ?? undefined;
  useEffect(() => {
    if (given !== undefined)
      void navigate(pathname, { replace: true, state: { checkoutSession: given } });
  }, [given, pathname, navigate]);
  const kept = stateSchema.safeParse(state);
  return given ?? (kept.success ? kept.data.checkoutSession : undefined);
};
