import type { User } from '@hearthway/domain/session/session.contract.ts';
import { CONTACT_PRIORITIES, CONTACT_TOPICS } from '@hearthway/domain/support/support.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { Form } from '../../../forms/Form.tsx';
import { CrisisWatch } from '../../chat/shared/CrisisWatch.tsx';
import { PRIORITY_WORDS, TOPIC_WORDS } from '../topic-words.ts';
import { type Sent, useContactForm } from './useContactForm.ts';

interface ContactFormProps {
  readonly user: User | undefined;
  readonly onSent: (sent: Sent) => void;
}

export const ContactForm = ({ user, onSent }: ContactFormProps) => {
  const { i18n, t } = useLingui();
  const form = useContactForm({ user, onSent });
  return (
    <Form form={form} className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label={t`Name`} {...form.field('name')} required autoComplete="name" />
      <TextField
        label={t`Email`}
        {...form.field('email')}
        required
        type="email"
        autoComplete="email"
      />
      <TextField
        label={t`Phone (optional)`}
        {...form.field('phone')}
        type="tel"
        autoComplete="tel"
      />
      <Select
        label={t`What is it about?`}
        {...form.field('category')}
        required
        options={[
          { value: '', name: t`Select a category` },
          ...CONTACT_TOPICS.map((value) => ({ value, name: i18n._(TOPIC_WORDS[value]) })),
        ]}
      />
      <div className="sm:col-span-2">
        <TextField label={t`Subject`} {...form.field('subject')} required autoComplete="off" />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          label={t`Message`}
          hint={t`Please leave out medical records and member IDs: we never need them.`}
          {...form.field('message')}
          rows={6}
          required
        />
        <CrisisWatch fields={form.words} />
      </div>
      <Select
        label={t`How urgent is it?`}
        {...form.field('priority')}
        options={CONTACT_PRIORITIES.map((value) => ({
          value,
          name: i18n._(PRIORITY_WORDS[value]),
        }))}
      />
      <div className="sm:col-span-2">
        <Button look="primary" type="submit" isBusy={form.isPending}>
          {form.isPending ? <Trans>Sending...</Trans> : <Trans>Send Message</Trans>}
        </Button>
      </div>
    </Form>
  );
};
