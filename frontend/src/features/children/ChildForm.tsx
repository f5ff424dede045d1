import {
  CHILD_LINE_MAX_LENGTH,
  CHILD_TEXT_MAX_LENGTH,
  COMMUNICATION_WAYS,
} from '@hearthway/domain/children/children.constants.ts';
import { addedChildSchema, type Child } from '@hearthway/domain/children/children.contract.ts';
import { PLAN_SOURCES } from '@hearthway/domain/insurance/plan-answers.constants.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ignored } from '../../api/create-api.ts';
import { Select } from '../../components/Select.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useToast } from '../../components/toasts/useToast.ts';
import { Form } from '../../forms/Form.tsx';
import { FormButtons } from '../../forms/FormButtons.tsx';
import { Fold, TickBoxes } from '../../forms/FormParts.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import type { FieldsNamed } from '../../forms/useZodForm.ts';
import { useDraft } from '../../session/useDraft.ts';
import { changedChildSchema, newChildSchema, textsOf } from './child-form.ts';
import { communicationWords, insuranceWords } from './children-words.ts';
import { CHILDREN_PATH, childrenQuery } from './shared/children.query.ts';

interface NewChildProps {
  readonly userId: string;
  readonly onDone: () => void;
}

const FIELD_OF = { BirthMonthInFuture: 'birthMonth' } as const;

/** Form of a new child. */
export const NewChild = ({ userId, onDone }: NewChildProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useCommandForm({
    path: CHILDREN_PATH,
    schema: newChildSchema,
    answer: addedChildSchema,
    draft: useDraft('child'),
    fieldOf: FIELD_OF,
    fallback: msg`We couldn’t add your child. Please try again.`,
    onDone: (_, { name }) => {
      void queryClient.invalidateQueries(childrenQuery(userId));
      showToast({
        tone: 'done',
        title: t`${name} is added`,
        description: t`You can write down more at any time.`,
      });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <ChildFields field={form.field} child={undefined} />
      <FormButtons isPending={form.isPending} onCancel={onDone}>
        {form.isPending ? <Trans>Adding…</Trans> : <Trans>Add child</Trans>}
      </FormButtons>
    </Form>
  );
};

interface ChangeChildProps extends NewChildProps {
  readonly child: Child;
}

/** Form of a child that is there. */
export const ChangeChild = ({ userId, child, onDone }: ChangeChildProps) => {
  const queryClient = useQueryClient();
  const draft = useDraft(`child-${child.id}`);
  const form = useCommandForm({
    method: 'PUT',
    path: `${CHILDREN_PATH}/${child.id}`,
    schema: changedChildSchema(child),
    answer: ignored,
    initial: textsOf(child),
    draft,
    fieldOf: FIELD_OF,
    fallback: msg`We couldn’t save this. Please try again.`,
    onDone: () => {
      void queryClient.invalidateQueries(childrenQuery(userId));
      onDone();
    },
  });
  return (
    <Form form={form}>
      <ChildFields field={form.field} child={child} />
      <FormButtons
        isPending={form.isPending}
        onCancel={() => {
          draft.forget();
          onDone();
        }}
      >
        {form.isPending ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
      </FormButtons>
    </Form>
  );
};

interface ChildFieldsProps {
  readonly field: FieldsNamed<string>;
  /** Undefined for a new one. */
  readonly child: Child | undefined;
}

/** Name and month of birth first, and the rest folded below them. */
const ChildFields = ({ field, child }: ChildFieldsProps) => {
  const { i18n, t } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextField
        label={t`Name`}
        hint={t`A first name or nickname is enough.`}
        {...field('name')}
        required
        autoComplete="off"
        maxLength={CHILD_LINE_MAX_LENGTH}
      />
      <TextField
        label={t`Month of birth`}
        hint={t`For the age. You can leave it out.`}
        {...field('birthMonth')}
        type="month"
        autoComplete="off"
      />
      <Fold title={<Trans>Medicines and emergencies</Trans>}>
        <p className="text-sm text-text-soft">
          <Trans>
            Every parent in your household can read this, and whoever may see your children.
          </Trans>
        </p>
        <TextArea
          label={t`Medicines`}
          hint={t`With dose and time. Allergies stand in the dietary profile.`}
          {...field('medicines')}
          maxLength={CHILD_TEXT_MAX_LENGTH}
        />
        <TextArea
          label={t`In an emergency`}
          hint={t`What to do, what not to do, and whom to call first.`}
          {...field('emergencyNotes')}
          maxLength={CHILD_TEXT_MAX_LENGTH}
        />
      </Fold>
      <Fold title={<Trans>Communication and needs</Trans>}>
        <TickBoxes
          legend={<Trans>How your child communicates</Trans>}
          list="communication"
          choices={COMMUNICATION_WAYS.map((id) => ({ id, name: communicationWords(i18n, id) }))}
          ticked={child?.communication}
        />
        <TextArea
          label={t`Sensory needs`}
          hint={t`For example headphones in shops, or no tags in clothes.`}
          {...field('sensoryNeeds')}
          maxLength={CHILD_TEXT_MAX_LENGTH}
        />
        <TextArea
          label={t`Strengths`}
          hint={t`What your child is good at, and loves.`}
          {...field('strengths')}
          maxLength={CHILD_TEXT_MAX_LENGTH}
        />
        <TextField
          label={t`Pronouns`}
          {...field('pronouns')}
          autoComplete="off"
          maxLength={CHILD_LINE_MAX_LENGTH}
        />
      </Fold>
      <Fold title={<Trans>School, diagnoses, and insurance</Trans>}>
        <TextField
          label={t`School`}
          {...field('school')}
          autoComplete="off"
          maxLength={CHILD_LINE_MAX_LENGTH}
        />
        <TextArea
          label={t`Diagnoses`}
          hint={t`One on each line, with its date after a colon. For example: Autism: October 2024`}
          {...field('diagnoses')}
        />
        <Select
          label={t`Where the health plan comes from`}
          options={[
            { value: '', name: t`Not told` },
            ...PLAN_SOURCES.map((value) => ({ value, name: insuranceWords(i18n, value) })),
          ]}
          {...field('insurance')}
        />
      </Fold>
    </div>
  );
};
