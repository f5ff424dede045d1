import { RECIPE_MARKS, type RecipeMark } from '@hearthway/domain/recipes/recipes.constants.ts';
import type { RecipeMarks } from '@hearthway/domain/recipes/recipes.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChefHat, type LucideIcon, Pin, Smile } from 'lucide-react';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useMay } from '../household/shared/useMay.ts';
import { recipeMarksQuery } from './shared/recipes.queries.ts';

const MARKS: Readonly<
  Record<
    RecipeMark,
    {
      readonly name: MessageDescriptor;
      readonly Icon: LucideIcon;
      readonly column: keyof RecipeMarks;
    }
  >
> = {
  kept: { name: msg`Keep`, Icon: Pin, column: 'kept' },
  made: { name: msg`Made it`, Icon: ChefHat, column: 'made' },
  'went-well': { name: msg`Went well`, Icon: Smile, column: 'went_well' },
};

interface MarksProps {
  readonly familyId: string;
  readonly recipeId: string;
}

/** A family's marks on a recipe, each on or off. */
export const Marks = ({ familyId, recipeId }: MarksProps) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const queries = useQueryClient();
  const query = recipeMarksQuery(familyId);
  const { data } = useQuery(query);
  const { mayWrite } = useMay('food');
  const { mutate, isPending } = useMutation({
    mutationFn: ({ mark, isOn }: { readonly mark: RecipeMark; readonly isOn: boolean }) =>
      api.send({
        method: 'PUT',
        path: `/api/dietary/recipes/${recipeId}/marks/${mark}`,
        body: { isOn },
        schema: ignored,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
    onError: failed(t`We couldn’t save your mark`),
  });
  return (
    <fieldset disabled={!mayWrite} className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t`Your marks`}</legend>
      {RECIPE_MARKS.map((mark) => {
        const { name, Icon, column } = MARKS[mark];
        const isOn = data?.answer[column].includes(recipeId) === true;
        return (
          <button
            key={mark}
            type="button"
            aria-pressed={isOn}
            aria-disabled={isPending || undefined}
            onClick={() => {
              if (!isPending) mutate({ mark, isOn: !isOn });
            }}
            className="touch inline-flex cursor-pointer items-center gap-2 rounded-soft border border-line-strong disabled:cursor-default bg-raised px-3 py-2 font-semibold text-accent hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            <Icon aria-hidden className="size-4" />
            {t(name)}
          </button>
        );
      })}
    </fieldset>
  );
};
