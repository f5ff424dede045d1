import {
  FEEDBACK_LOCATION_MAX_LENGTH,
  FEEDBACK_MESSAGE_MAX_LENGTH,
  FEEDBACK_NAME_MAX_LENGTH,
  FEEDBACK_TITLE_MAX_LENGTH,
  FEEDBACK_TYPES,
} from '@hearthway/domain/feedback/feedback.constants.ts';
import type { SendFeedback } from '@hearthway/domain/feedback/feedback.contract.ts';
import { firstNameIn } from '@hearthway/domain/feedback/published-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { Select } from '../../../components/Select.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { TickBox } from '../../../components/TickBox.tsx';
import type { FieldsNamed } from '../../../forms/useZodForm.ts';
import { CrisisWatch } from '../../chat/shared/CrisisWatch.tsx';
import { FEEDBACK_TYPE_NAMES, STARS } from '../shared/feedback-words.ts';

/** The fields as they are filled in: others depend on some of them. */
type Started = Readonly<Record<string, string | undefined>>;

interface FeedbackFieldsProps {
  readonly field: FieldsNamed<keyof SendFeedback & string>;
  readonly started: Started;
}

/** The fields of feedback. Age and place are asked of success stories alone. */
export const FeedbackFields = ({ field, started }: FeedbackFieldsProps) => {
  const { i18n, t } = useLingui();
  const [filled, setFilled] = useState(started);
  const isStory = filled['feedbackType'] === 'success_story';
  const onInput = ({ target }: FormEvent) => {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
      setFilled((before) => ({ ...before, [target.name]: target.value }));
  };
  return (
    <div onInput={onInput} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={t`Your name`}
          {...field('name')}
          autoComplete="name"
          required
          maxLength={FEEDBACK_NAME_MAX_LENGTH}
        />
        <TextField
          label={t`Email`}
          {...field('email')}
          type="email"
          autoComplete="email"
          required
        />
        <Select
          label={t`What would you like to share?`}
          {...field('feedbackType')}
          options={FEEDBACK_TYPES.map((value) => ({
            value,
            name: i18n._(FEEDBACK_TYPE_NAMES[value]),
          }))}
        />
        <Select
          label={t`Your rating`}
          {...field('rating')}
          required
          options={[
            { value: '', name: t`Please choose` },
            ...STARS.map(({ value, name }) => ({ value, name: i18n._(name) })),
          ]}
        />
      </div>
      <TextField
        label={t`Title`}
        {...field('title')}
        required
        maxLength={FEEDBACK_TITLE_MAX_LENGTH}
      />
      <div>
        <TextArea
          label={t`Your message`}
          hint={t`Please leave out full names, addresses and phone numbers.`}
          {...field('message')}
          isTall
          required
          maxLength={FEEDBACK_MESSAGE_MAX_LENGTH}
        />
        <CrisisWatch fields={[filled['title'] ?? '', filled['message'] ?? '']} />
      </div>
      {isStory && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextField
            label={t`Child’s age (optional)`}
            hint={t`In years. Only our team sees it.`}
            {...field('childAge')}
            inputMode="numeric"
            maxLength={2}
          />
          <TextField
            label={t`Your city and state (optional)`}
            hint={t`Such as Durham, NC`}
            {...field('location')}
            maxLength={FEEDBACK_LOCATION_MAX_LENGTH}
          />
        </div>
      )}
      <Consent
        field={field}
        isGiven={filled['isPublic'] === 'true'}
        name={filled['name'] ?? ''}
        place={isStory ? (filled['location'] ?? '') : ''}
      />
    </div>
  );
};

interface ConsentProps extends Pick<FeedbackFieldsProps, 'field'> {
  /** At first. */
  readonly isGiven: boolean;
  readonly name: string;
  readonly place: string;
}

/** Consent to publishing, with a preview of the first name and place that readers would see. */
const Consent = ({ field, isGiven, name, place }: ConsentProps) => {
  const { t } = useLingui();
  const { defaultValue: _, ...consent } = field('isPublic');
  const firstName = firstNameIn(name);
  const town = place.trim();
  return (
    <div className="grid gap-1 rounded-soft border border-line p-4">
      <TickBox
        label={t`You may publish this on the home page and in the community`}
        {...consent}
        defaultChecked={isGiven}
        value="true"
      />
      <p className="text-sm text-text-soft">
        <Trans>
          Others then see your rating, title and message, and your first name and place as you wrote
          them. Your last name, your email and your child’s age stay with us. Our team reads it
          first, and you can take it back at any time.
        </Trans>
      </p>
      {firstName !== '' && (
        <p className="text-sm text-text-soft">
          {town === '' ? (
            <Trans>As it looks now: “{firstName}”.</Trans>
          ) : (
            <Trans>
              As it looks now: “{firstName}”, “{town}”.
            </Trans>
          )}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
        <OutsideLink href="/terms">
          <Trans>Terms of Service</Trans>
        </OutsideLink>
        <OutsideLink href="/privacy">
          <Trans>Privacy Policy</Trans>
        </OutsideLink>
      </p>
    </div>
  );
};
