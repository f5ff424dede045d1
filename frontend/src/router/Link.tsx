import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation, useNavigate } from './hooks.ts';
import { hrefOf } from './location.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this site that begins with a slash, or one that the browser follows by itself. */
  readonly to: string;
  readonly replace?: boolean;
  /** Kept with the entry in the history. */
  readonly state?: unknown;
}

/** A link that changes the page without a full load. */
export const Link = ({ to, replace, state, onClick, ...props }: LinkProps) => {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || !to.startsWith('/')) return;
    if (props.target !== undefined && props.target !== '_self') return;
    event.preventDefault();
    // The same address again is no new step of the history.
    navigate(to, { replace: replace ?? to === hrefOf(location), state });
  };
  return <a {...props} href={to} onClick={follow} />;
};

/** Whether the click does not ask for another tab or window. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** A link that is marked while its page, or one below that, is shown. */
export const NavLink = (props: LinkProps) => {
  const { pathname } = useLocation();
  const isCurrent = `${pathname}/`.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
};
