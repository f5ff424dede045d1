import { PRODUCT } from '@hearthway/domain/product.ts';
import { Link } from 'react-router-dom';

export const HomePage = () => (
  <>
    <title>{PRODUCT.name}</title>
    <h1>{PRODUCT.name}</h1>
    <p>
      {PRODUCT.name} helps families of autistic children find local help, understand insurance and
      learn in small steps.
    </p>
    <p>
      <Link className="action" to="/status">
        See how {PRODUCT.name} is doing
      </Link>
    </p>
  </>
);
