import type { Resource } from '@hearthway/domain/directory/directory.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Mail, Navigation, Phone } from 'lucide-react';
import { Button, buttonClass } from '../../../../components/Button.tsx';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { LISTING_LANGUAGE } from '../listing-language.ts';
import { directionsLink, telephoneLink, websiteLink } from './contact-links.ts';

/** Link that calls a provider. It contains its name, since such links would otherwise sound alike in a list. */
export const PhoneLink = ({ resource: { name, phone } }: { readonly resource: Resource }) => {
  const { t } = useLingui();
  if (phone === null) return <MissingPhone name={name} />;
  return (
    <a className={buttonClass('primary')} href={telephoneLink(phone)}>
      <Phone aria-hidden className="size-4" />
      <span className="sr-only">{t`Call ${name}:`}</span>
      {phone}
    </a>
  );
};

/** Ways to reach a provider. */
export const ContactLinks = ({ resource }: { readonly resource: Resource }) => (
  <div className="flex flex-wrap gap-x-1 gap-y-2 max-sm:*:w-full">
    <PhoneLink resource={resource} />
    <FurtherLinks resource={resource} />
  </div>
);

/** Its place, website and e-mail. */
export const FurtherLinks = ({ resource }: { readonly resource: Resource }) => {
  const { name, email, website, address } = resource;
  const site = website === null ? null : websiteLink(website);
  return (
    <ul className="flex flex-wrap gap-x-1 gap-y-2">
      {address && (
        <li className={further}>
          <a className={furtherLink} href={directionsLink(address)} {...newTab}>
            <Navigation aria-hidden className="size-4" />
            <Trans>
              Directions <span className="sr-only">to {name} (opens in a new tab)</span>
            </Trans>
          </a>
        </li>
      )}
      {site !== null && (
        <li className={further}>
          <a className={furtherLink} href={site} {...newTab}>
            <ExternalLink aria-hidden className="size-4" />
            <Trans>
              Website <span className="sr-only">of {name} (opens in a new tab)</span>
            </Trans>
          </a>
        </li>
      )}
      {email !== null && (
        <li className={further}>
          <a className={furtherLink} href={`mailto:${encodeURIComponent(email)}`}>
            <Mail aria-hidden className="size-4" />
            <Trans>
              Email{' '}
              <span lang={LISTING_LANGUAGE} className="sr-only">
                {name}
              </span>
            </Trans>
          </a>
        </li>
      )}
    </ul>
  );
};

/** On a phone the links are side by side, each icon above its word. */
const further = 'max-sm:grid max-sm:grow';
const furtherLink = `${buttonClass('quiet')} max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:text-sm`;

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** See docs/product-rules.md#contacting-a-provider. */
const MissingPhone = ({ name }: { readonly name: string }) => {
  const { t } = useLingui();
  const showToast = useToast();
  return (
    <Button
      look="secondary"
      onClick={() =>
        showToast({
          tone: 'problem',
          title: t`Contact Information`,
          description: t`Phone number not available. Try email or website instead.`,
        })
      }
    >
      <Phone aria-hidden className="size-4" />
      <Trans>
        Call{' '}
        <span lang={LISTING_LANGUAGE} className="sr-only">
          {name}
        </span>
      </Trans>
    </Button>
  );
};
