import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** Leads to the list. */
export const ToRecipes = () => (
  <p className="print:hidden">
    <Link to="/dietary/recipes" className="touch inline-flex items-center">
      <Trans>All recipes</Trans>
    </Link>
  </p>
);
