import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CrisisLine } from '../components/CrisisLine.tsx';
import { toTop } from '../components/to-top.ts';
import { operator } from '../operator.ts';
import { useSession } from '../session/useSession.ts';

/** See docs/product-rules.md#footer. */
const COPYRIGHT_YEAR = 2025;

const entry = 'touch inline-flex items-center wrap-anywhere';

export const Footer = () => (
  <footer className="border-t border-line bg-sunken text-sm">
    <div className="mx-auto grid max-w-6xl gap-6 px-4 pt-6 sm:gap-8 sm:pt-8 pb-24 max-md:pb-32">
      <CrisisLine />
      <div className="grid gap-x-4 sm:grid-cols-[5fr_4fr] sm:gap-y-8 lg:grid-cols-[1.5fr_1fr_1fr]">
        <About />
        <Navigation />
        <Support />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-4 text-text-soft">
        <p>
          <Trans>
            © {COPYRIGHT_YEAR} {PRODUCT.name}
          </Trans>
        </p>
        <p>
          <Trans>Serving families nationwide</Trans>
        </p>
        <p>
          <Trans>Made in USA</Trans>
        </p>
      </div>
    </div>
  </footer>
);

interface PartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/**
 * Folded to its title on a phone, without the help of a script. A `details` element cannot be held
 * open, so wide windows have the same without one.
 */
const Part = ({ title, children }: PartProps) => (
  <>
    <details className="group border-t border-line sm:hidden">
      <summary className="touch flex cursor-pointer items-center justify-between gap-2 py-2">
        <h2 className="text-base">{title}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
    <div className="max-sm:hidden">
      <h2 className="text-base">{title}</h2>
      {children}
    </div>
  </>
);

const About = () => (
  <div className="min-w-0 sm:max-lg:col-span-2">
    <Part title={PRODUCT.name}>
      <div className="grid content-start gap-3 text-text-soft">
        <p className="measure">
          <Trans>{PRODUCT.name} helps families of autistic children find help close to home.</Trans>
        </p>
        <p className="measure">
          <Trans>
            Personal details in your history are encrypted, and we never sell your information.{' '}
            <Link to="/privacy" {...toTop}>
              How we protect them
            </Link>
          </Trans>
        </p>
        <Social />
      </div>
    </Part>
  </div>
);

const Social = () => {
  const sites = [
    { name: 'Facebook', address: operator.facebook },
    { name: 'Instagram', address: operator.instagram },
  ].filter(({ address }) => address !== undefined);
  if (sites.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {sites.map(({ name, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener noreferrer" className={entry}>
            {name}{' '}
            <span className="sr-only">
              <Trans>(opens in a new tab)</Trans>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};

const Navigation = () => {
  const { t } = useLingui();
  return (
    <Links
      title={t`Quick Navigation`}
      links={[
        { to: '/about', name: t`About` },
        { to: '/resources', name: t`Find Resources` },
        { to: '/insurance-help', name: t`Insurance Helper` },
        { to: '/dietary', name: t`Dietary Management` },
        { to: '/learning', name: t`Learning Modules` },
        { to: '/support', name: t`Support Center` },
        { to: '/subscribe', name: t`${PRODUCT.name} Plus` },
      ]}
    />
  );
};

const Support = () => {
  const { t } = useLingui();
  const { contactEmail } = operator;
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <Links
      title={t`Support & Community`}
      links={[
        // The help is open to all; the Support Center, which has it too, is behind a gate.
        { to: isSignedIn ? '/support' : '/help', name: t`Help & FAQ` },
        { to: '/contact', name: t`Write to us` },
        ...(contactEmail === undefined
          ? []
          : [{ to: `mailto:${encodeURIComponent(contactEmail)}`, name: contactEmail }]),
        { to: '/privacy', name: t`Privacy` },
        { to: '/terms', name: t`Terms` },
        { to: '/status', name: t`How we’re doing` },
      ]}
    />
  );
};

interface LinksProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
}

const Links = ({ title, links }: LinksProps) => (
  <nav aria-label={title} className="min-w-0">
    <Part title={title}>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={entry} {...(to.startsWith('/') && toTop)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  </nav>
);
