import { PRODUCT } from '@hearthway/domain/product.ts';
import { Link } from 'react-router-dom';

export const NotFoundPage = () => (
  <>
    <title>{`Page Not Found · ${PRODUCT.name}`}</title>
    <h1>Page Not Found</h1>
    <p>There is no page at this address. It may have moved.</p>
    <p>
      <Link className="action" to="/">
        Go to the start page
      </Link>
    </p>
  </>
);
