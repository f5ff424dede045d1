import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { operator } from '../../../operator.ts';
import { SettingsSection } from './SettingsSection.tsx';

const entry = 'touch inline-flex items-center wrap-anywhere';

/** Where to ask. An operator without an address has none shown. */
export const HelpSection = () => {
  const { t } = useLingui();
  const { contactEmail } = operator;
  return (
    <SettingsSection id="help" title={t`Need help?`}>
      <ul>
        <li>
          <Link to="/support" className={entry}>
            <Trans>Support Center</Trans>
          </Link>
        </li>
        <li>
          {contactEmail === undefined ? (
            <Link to="/contact" className={entry}>
              <Trans>Write to us</Trans>
            </Link>
          ) : (
            <a href={`mailto:${encodeURIComponent(contactEmail)}`} className={entry}>
              {contactEmail}
            </a>
          )}
        </li>
      </ul>
    </SettingsSection>
  );
};
