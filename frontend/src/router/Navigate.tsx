import { useEffect } from 'react';
import { useNavigate } from './hooks.ts';

interface NavigateProps {
  readonly to: string;
  readonly replace?: boolean;
}

/** Leads to another page as soon as it is shown. */
export const Navigate = ({ to, replace = false }: NavigateProps) => {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace }), [navigate, to, replace]);
  return null;
};
